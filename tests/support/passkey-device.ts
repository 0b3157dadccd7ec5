import type { BrowserContext, Page } from 'playwright-core';

/** A device with a fingerprint reader, as Chromium itself plays it. */
export async function plugInPasskeyDevice(
  context: BrowserContext,
  page: Page,
  options: { verifiesPerson: boolean } = { verifiesPerson: true },
): Promise<{
  setVerified: (verified: boolean) => Promise<void>;
  /** As if it were another device: none of its passkeys is left. */
  forget: () => Promise<void>;
}> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: options.verifiesPerson,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    forget: async () => {
      await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
    },
  };
}
