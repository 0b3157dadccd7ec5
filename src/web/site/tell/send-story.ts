import type { Problem } from '#domain/submission/problems.ts';
import { TRAP_FIELD } from '#domain/submission/sending-marks.ts';
import { LOCALE } from '#web/words/locale.ts';
import { isProblemCode, problemWords } from '#words/problems.ts';
import type { Draft } from './drafts.ts';
import { TICKED } from './form-values.ts';
import { dropProof, takeProof } from './proof-of-work.ts';
import { dropSigns, readSigns } from './sending-signs.ts';

/** On a slow phone a page takes long; after this it has failed, and the words are kept. */
const SEND_TIMEOUT_MS = 30_000;

export type SendOutcome =
  | { kind: 'received'; url: string; receipt: string }
  /** The words themselves were not taken; these say why. */
  | { kind: 'refused'; messages: string[] }
  | { kind: 'failed' };

/** Posts the story as specified; the same key makes a second try harmless. */
export async function sendStory(draft: Draft): Promise<SendOutcome> {
  const { recipient, terms, adult, guardian, quietMail, handle, ...same } = draft.values;
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const proof = await takeProof();
    const { trap, writingSeconds } = readSigns();
    timer = setTimeout(() => waiting.abort(), SEND_TIMEOUT_MS);
    const response = await fetch('/api/story', {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': draft.key,
      },
      body: JSON.stringify({
        ...same,
        toField: recipient,
        termsConditions: terms !== '',
        // A draft of an earlier release knows nothing of them.
        adult: adult === TICKED,
        guardianKnows: guardian === TICKED,
        quietMail: quietMail === TICKED,
        handle: handle.replace(/^@/, ''),
        writingType: draft.writingType,
        campaign: draft.campaign,
        ...(draft.version && { campaignVersion: draft.version }),
        language: LOCALE,
        [TRAP_FIELD]: trap,
        writingSeconds,
        ...(proof !== null && { 'g-recaptcha': proof }),
      }),
      signal: waiting.signal,
    });
    // Kept for a second try of the same story; a refused one is of no more use.
    if (response.status !== 201) {
      if (response.status < 500) dropProof();
      const messages = response.status === 422 ? await messagesOf(response) : [];
      return messages.length > 0 ? { kind: 'refused', messages } : { kind: 'failed' };
    }
    dropProof();
    dropSigns();
    const { url, receipt } = (await response.json()) as { url: string; receipt: string };
    return { kind: 'received', url, receipt };
  } catch {
    return { kind: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** The server says it in English, and beside it what was wrong. */
type WireProblem = { message: string; code?: unknown };

async function messagesOf(response: Response): Promise<string[]> {
  const { errors } = (await response.json()) as { errors?: WireProblem[] };
  return errors?.map(inOurWords) ?? [];
}

/** A server of a newer release may know of more; then its own words are shown. */
function inOurWords(problem: WireProblem): string {
  return isProblemCode(problem.code)
    ? problemWords(problem as unknown as Problem, LOCALE)
    : problem.message;
}
