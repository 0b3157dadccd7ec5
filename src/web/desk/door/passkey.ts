/** The calls behind the passkey buttons. The browser itself turns answers into JSON and back. */
const AUTH = '/desk/auth/passkey';

export type PasskeyResult = { ok: true } | { ok: false; words: string };

const CANCELLED = 'Nothing happened: the passkey was not shown. You can try again.';
const TOO_OFTEN = 'That was too often from here. Please wait a quarter of an hour, and try again.';
const OVER = 'This invitation was used already, or its hour is over.';
const NOT_ACCEPTED = 'The passkey was not accepted. Please try again.';
const REFUSED = 'This passkey is not known here, or no longer. Ask your lead for an invitation.';

/** What the passkey is shown for, beyond coming in. The server keeps it with the session that this opens. */
export type Purpose = 'again' | 'new-passkey';

export async function signInWithPasskey(purpose?: Purpose): Promise<PasskeyResult> {
  const asked = await fetch(`${AUTH}/generate-authenticate-options`);
  if (!asked.ok) return { ok: false, words: TOO_OFTEN };
  const options = await asked.json();
  const credential = await navigator.credentials
    .get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
    .catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return { ok: false, words: CANCELLED };
  const body = { response: credential.toJSON() };
  return post('verify-authentication', body, { refused: REFUSED, purpose });
}

/**
 * With an invitation for a new officer. Without one for another passkey of one's own: then one that works already is
 * shown first, for this and nothing else.
 */
export async function registerPasskey(invitation: string | null): Promise<PasskeyResult> {
  if (invitation === null) {
    const shown = await signInWithPasskey('new-passkey');
    if (!shown.ok) return shown;
  }
  const answer = await fetch(`${AUTH}/generate-register-options`, {
    // Not in the address, which a proxy may write down.
    headers: invitation ? { 'x-invitation': invitation } : {},
  });
  if (answer.status === 409)
    return { ok: false, words: 'You are signed in here. Sign out first, or use another browser.' };
  if (answer.status === 429) return { ok: false, words: TOO_OFTEN };
  if (!answer.ok) return { ok: false, words: invitation ? OVER : NOT_ACCEPTED };
  const credential = await navigator.credentials
    .create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(await answer.json()) })
    .catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return { ok: false, words: CANCELLED };
  return post('verify-registration', { response: credential.toJSON() }, { refused: NOT_ACCEPTED });
}

type Said = { refused: string; purpose?: Purpose | undefined };

async function post(
  call: string,
  body: object,
  { refused, purpose }: Said,
): Promise<PasskeyResult> {
  const answer = await fetch(`${AUTH}/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(purpose && { 'x-passkey-for': purpose }),
    },
    body: JSON.stringify(body),
  });
  if (answer.ok) return { ok: true };
  if (answer.status === 429) return { ok: false, words: TOO_OFTEN };
  const { usableFrom } = await answer.json().catch(() => ({}));
  return { ok: false, words: usableFrom ? tooNew(new Date(usableFrom)) : refused };
}

const tooNew = (from: Date) =>
  `This passkey is new, and a lead’s new passkey works a day later: from ${from.toLocaleString('en-CA', { dateStyle: 'long', timeStyle: 'short' })}. Use the one you had before.`;
