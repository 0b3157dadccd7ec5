/** The calls behind the passkey buttons. The browser itself turns answers into JSON and back. */
const AUTH = '/desk/auth/passkey';

export type PasskeyResult = { ok: true } | { ok: false; words: string };

const CANCELLED = 'Nothing happened: the passkey was not shown. You can try again.';
const REFUSED = 'This passkey is not known here, or no longer. Ask your lead for an invitation.';

export async function signInWithPasskey(): Promise<PasskeyResult> {
  const options = await fetch(`${AUTH}/generate-authenticate-options`).then((answer) =>
    answer.json(),
  );
  const credential = await navigator.credentials
    .get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
    .catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return { ok: false, words: CANCELLED };
  return post('verify-authentication', { response: credential.toJSON() }, REFUSED);
}

/** With an invitation for a new officer, without one for another passkey of one's own. */
export async function registerPasskey(invitation: string | null): Promise<PasskeyResult> {
  const answer = await fetch(`${AUTH}/generate-register-options`, {
    // Not in the address, which a proxy may write down.
    headers: invitation ? { 'x-invitation': invitation } : {},
  });
  if (answer.status === 409)
    return { ok: false, words: 'You are signed in here. Sign out first, or use another browser.' };
  if (!answer.ok)
    return { ok: false, words: 'This invitation was used already, or its hour is over.' };
  const credential = await navigator.credentials
    .create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(await answer.json()) })
    .catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return { ok: false, words: CANCELLED };
  const body = { response: credential.toJSON(), createSession: invitation !== null };
  return post('verify-registration', body, 'The passkey was not accepted. Please try again.');
}

async function post(call: string, body: object, refused: string): Promise<PasskeyResult> {
  const answer = await fetch(`${AUTH}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.ok ? { ok: true } : { ok: false, words: refused };
}
