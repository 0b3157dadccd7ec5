import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import { Tile } from '#web/ui/tile.tsx';
import { LeaveLink } from '../shell/quick-exit.tsx';

const tips = (noun: string) => [
  'Write what happened, rather than what you think about it.',
  'No full names of other people, no schools, no streets.',
  `Someone reads every ${noun}. It takes ${PROMISED_DAYS_IN_WORDS} business days.`,
  'You can stop at any time.',
];

export function HelpAside({ category, noun }: { category: CategoryCode; noun: string }) {
  return (
    <aside className="help beside-head" aria-label="Good to know">
      <div className="quick-exit">
        <LeaveLink className="tool" />
        <p className="note narrow">
          Or press Shift three times. It does not erase your browser’s history.
        </p>
      </div>
      <div className="pic">
        <Tile category={category} story="draft" cols={3} rows={3} line />
      </div>
      <p className="note narrow">
        Your tile. It is drawn from your subject, and will be coloured when your {noun} is
        published.
      </p>
      <h2>Good to know</h2>
      <Tips noun={noun} />
    </aside>
  );
}

export function Tips({ noun }: { noun: string }) {
  return (
    <ul className="tips">
      {tips(noun).map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  );
}
