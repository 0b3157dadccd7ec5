import { REPLY_NAMES } from '#domain/vetting/question.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { DateTime } from '#web/ui/date-time.tsx';

/** What the writer said to the newest question, and when; nothing once somebody else did something with the text. */
export function WritersAnswer({ desk, timeZone }: { desk: DeskStory; timeZone: string }) {
  const { events, questions } = desk;
  const moved = events.findLast(({ fromState, toState }) => fromState !== toState);
  const question = questions.findLast(({ reply }) => reply !== null);
  if (moved?.kind !== 'reply' || !question?.reply) return null;
  return (
    <div className="dbar">
      <p>
        The writer answered <DateTime at={moved.at} timeZone={timeZone} withTime />:{' '}
        <b>{REPLY_NAMES[question.reply]}.</b>{' '}
        {question.kind !== 'something-else' && TOLD[question.reply]}
      </p>
      {question.replyWords && (
        <p className="said-words" dir="auto">
          {question.replyWords}
        </p>
      )}
    </div>
  );
}

const TOLD = {
  yes: 'What was asked for is in the text.',
  'own-words': 'Changes shows what they wrote.',
  words: '',
} as const;
