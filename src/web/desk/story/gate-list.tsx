import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { type MarkedField, mustBeSettled } from '#domain/vetting/gate.ts';
import { SIGNAL_NAMES } from '#domain/vetting/signal-names.ts';
import type { DeskStory, NumberedMark } from '#services/vetting/read-desk-story.ts';
import { FIRST_OPEN } from './closed-publish.tsx';
import type { PaneProps } from './verdict-pane.tsx';

const WHERE: Record<MarkedField, string> = {
  title: 'title',
  name: 'name',
  city: 'city',
  link: 'link',
  social: 'handle',
  text: 'text',
};

/** Keys for the mark in hand, which is the first that is open. */
export const MARK_KEYS = { cut: 'X', replace: 'R', keep: 'Y' } as const;

/** The guidelines, each with the marks that touch it; what is open says so in red and in words. */
export function GateList(props: PaneProps) {
  const { desk } = props;
  return (
    <ol className="gate" aria-label="Guidelines">
      {desk.clauses.map((clause, index) => (
        <ClauseRow key={clause.code} {...props} clause={clause} index={index} />
      ))}
    </ol>
  );
}

type ClauseProps = PaneProps & { clause: DeskStory['clauses'][number]; index: number };

/** Ticked means it holds. A mark that is not settled keeps it open, whatever anybody ticks. */
function ClauseRow({ clause, index, ...props }: ClauseProps) {
  const { desk, broken, onToggle } = props;
  const marks = desk.marks.filter((mark) => mark.clause === clause.code);
  const open = marks.filter(({ settled }) => !settled);
  const settled = marks.filter((mark) => mark.settled);
  const isOpen = open.length > 0;
  const box = useRef<HTMLInputElement>(null);
  // Half a tick is a property, which no attribute can say.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isOpen;
  });
  const key = index + 1;
  return (
    <li className={isOpen ? 'g open' : 'g'}>
      <label>
        <input
          ref={box}
          type="checkbox"
          className={isOpen ? 'half' : undefined}
          checked={!broken.has(clause.code)}
          aria-disabled={isOpen}
          onChange={() => !isOpen && onToggle(clause.code)}
        />
        <span>{clause.title}</span>
        {key <= 9 && <kbd aria-hidden>{key}</kbd>}
      </label>
      {open.map((mark) => (
        <OpenMark key={mark.id} {...props} mark={mark} />
      ))}
      {settled.length > 0 && <p className="gn">{toldOf(settled)}</p>}
    </li>
  );
}

/** "1, 2, 3 words of a sermon: your call · 4 a place: kept" */
function toldOf(settled: readonly NumberedMark[]): string {
  const groups = Map.groupBy(
    settled,
    (mark) => `${SIGNAL_NAMES[mark.kind]}: ${mustBeSettled(mark) ? 'kept' : 'your call'}`,
  );
  return [...groups]
    .map(([what, marks]) => `${marks.map(({ number }) => number).join(', ')} ${what}`)
    .join(' · ');
}

type MarkProps = PaneProps & { mark: NumberedMark };

/** What was seen, where, and what may be done about it. */
function OpenMark({ desk, mark, href, hidden }: MarkProps) {
  const inHand = desk.gate.unsettled[0]?.id === mark.id;
  return (
    <div className={inHand ? 'm open cur' : 'm open'}>
      {/* The key to publish leads here and not onto a button: who presses Enter unread changes nothing. */}
      <p id={inHand ? FIRST_OPEN : undefined} tabIndex={inHand ? -1 : undefined}>
        <b className="no">{mark.number}</b>
        <span className="what">{SIGNAL_NAMES[mark.kind]}</span>
        <span className="where">{WHERE[mark.field]}</span>
      </p>
      {desk.actions.includes('keep-mark') && (
        <Form method="post" className="ma">
          {hidden}
          <input type="hidden" name="mark" value={mark.id} />
          <button type="submit" name="intent" value="cut-mark">
            Cut<span className="vh">{` mark ${mark.number}, ${SIGNAL_NAMES[mark.kind]}`}</span>{' '}
            {inHand && <kbd aria-hidden>{MARK_KEYS.cut}</kbd>}
          </button>
          <Link to={replaceHref(mark, href)} preventScrollReset>
            Replace {inHand && <kbd aria-hidden>{MARK_KEYS.replace}</kbd>}
          </Link>
          <Link to={href({ do: 'keep-mark', mark: mark.id })} preventScrollReset>
            Keep, say why {inHand && <kbd aria-hidden>{MARK_KEYS.keep}</kbd>}
          </Link>
        </Form>
      )}
    </div>
  );
}

/** In the words by editing them, in the label by writing the line anew. */
export function replaceHref({ field }: { field: MarkedField }, href: PaneProps['href']): string {
  return field === 'title' || field === 'text'
    ? href({ do: 'edit' })
    : href({ do: 'set-field', field });
}
