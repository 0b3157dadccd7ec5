import { data } from 'react-router';
import type { EndedWay, EndOutcome } from '#services/officers/ways-in.ts';
import { formText } from '../form-text.ts';

/** Which key or which session a form wants to end. */
export function endedWayOf(form: FormData): EndedWay {
  const [session, passkey] = [formText(form, 'session'), formText(form, 'passkey')];
  if (session) return { session };
  if (passkey) return { passkey };
  if (form.has('codes')) return { codes: true };
  throw data(null, { status: 400 });
}

export const ENDED: Record<EndOutcome['kind'], string> = {
  ended: 'Ended. It is in the log.',
  'not-found': 'That was ended already.',
  'last-passkey': 'This is the only passkey that works now. Make another one first.',
};
