import { lengthProblem, NOTE_LIMITS, tidyNote } from './desk-limits.ts';

/** What a second reader says to the question of another officer. */
export const VERDICTS = ['keep', 'take-out', 'ask-writer'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const VERDICT_NAMES: Record<Verdict, string> = {
  keep: 'Keep it',
  'take-out': 'Take it out',
  'ask-writer': 'Ask the writer',
};

/** The single key that chooses it, while the question is on the screen. */
export const VERDICT_KEYS: Record<Verdict, string> = {
  keep: '1',
  'take-out': '2',
  'ask-writer': '3',
};

export type Answer = { verdict: Verdict; words: string };

export function findVerdict(text: string | null): Verdict | undefined {
  return VERDICTS.find((verdict) => verdict === text);
}

type Asked = { secondReaderAskedBy: string | null; approval: object | null };

/** Somebody asked and nobody answered yet. Where a first officer approved, there is nothing to answer: whoever agrees publishes. */
export function isQuestionOpen(story: Asked, events: readonly { kind: string }[]): boolean {
  const [asked] = events
    .filter(({ kind }) => kind === 'ask-second-reader' || kind === 'approve')
    .slice(-1);
  return (
    story.secondReaderAskedBy !== null &&
    story.approval === null &&
    asked?.kind === 'ask-second-reader'
  );
}

export const ANSWER_FIRST = 'A second reader was asked: answer the question in the folder first';

/** What is wrong with it, in words; null when nothing is. With an answer that leaves something to do, nothing goes out. */
export function answerProblem(
  answer: Answer | undefined,
  { publishes }: { publishes: boolean },
): string | null {
  if (!answer) return 'Choose an answer: keep it, take it out, or ask the writer.';
  const unclear = lengthProblem(tidyNote(answer.words) ?? '', NOTE_LIMITS.answer);
  if (unclear) return `Say why, in a few words. ${unclear}`;
  if (publishes && answer.verdict !== 'keep')
    return 'What is to be taken out or asked is not done yet. Do it first, or give the text back.';
  return null;
}
