import type { Change } from '#domain/campaigns/sort-changes.ts';
import { WAYS_ON } from './campaign-words.ts';

/** Before the first text nothing is fixed, and what writers are asked may change too. */
const NOT_WRITTEN = 'Nobody wrote under it yet.';

const MARKS = {
  free: ['free', 'Free.', 'Readers will notice, writers will not.'],
  'new-version': ['new', 'New version.', 'Writers are asked something else. Two leads.'],
  refused: ['no', 'Fixed', 'since the first text. Change it back.'],
} as const;

type Props = { kind: Change['kind'] | null; written: boolean; wayOn?: Change };

/** What it means that something changed; nothing where it did not. */
export function ChangeMark({ kind, written, wayOn }: Props) {
  if (!kind) return null;
  const [name, label, words] = MARKS[kind];
  return (
    <p className={`kmark ${name}`}>
      <b>{label}</b> {written ? words : NOT_WRITTEN}
      {wayOn?.kind === 'refused' && ` ${WAYS_ON[wayOn.wayOn]}`}
    </p>
  );
}
