import { type Browser, chromium } from 'playwright-core';

const WHOLE = '/usr/bin/chromium';
/** The same engine without the browser's own window: a new tab takes a third of the time. */
const ENGINE = '/usr/bin/chromium-headless-shell';

/**
 * Debian's Chromium, kept from talking to anything but the page under test. Journeys take the whole
 * browser, with its clipboard and its sharing; for looking at one page its engine is enough. `names`
 * that exist only here lead to this machine, whose certificates nobody else vouches for.
 */
export function launchChromium({ whole = false, names = '' } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? (whole ? WHOLE : ENGINE),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(names === ''
        ? ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1']
        : [`--host-resolver-rules=MAP ${names} 127.0.0.1`, '--ignore-certificate-errors']),
    ],
  });
}
