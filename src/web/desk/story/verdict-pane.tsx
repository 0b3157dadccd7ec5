import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { ACTIONS, type DeskAction } from '#domain/vetting/actions.ts';
import { SIGNAL_NAMES } from '#domain/vetting/signal-names.ts';
import type { OfficersDay } from '#services/vetting/list-queue.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Panel } from './panels.tsx';
import { publishLabel } from './publish-label.ts';

export type Step = DeskAction;

type Props = {
  desk: DeskStory;
  day: OfficersDay;
  /** The action whose question is open. */
  step: Step | null;
  broken: ReadonlySet<string>;
  onToggle: (code: string) => void;
  href: (change: Record<string, string | null>) => string;
  /** Where the question of an action is asked. */
  hrefOf: (action: DeskAction) => string;
  hidden: ReactNode;
  covered: boolean;
  /** Where readers see it, once it is published. */
  onSite: string | null;
};

/** Actions that ask before they act, in the order of the pane. */
export const ASKING: readonly DeskAction[] = [
  'publish',
  'ask-second-reader',
  'content-note',
  'edit',
  'park',
  'refuse',
  'hide',
  'remove',
];

/** Actions without a question. */
export const AT_ONCE: readonly DeskAction[] = [
  'take-over',
  'settle-second-reader',
  'resume',
  'restore',
];

export function VerdictPane(props: Props) {
  const { desk, day, step, href, hrefOf, hidden, covered } = props;
  const { actions, clauses } = desk;
  const can = (action: DeskAction) => actions.includes(action);
  return (
    <aside className="verdict" aria-label="Decide">
      {(can('publish') || can('refuse')) && (
        <section>
          <h2>Guidelines</h2>
          <ul className="guide">
            {clauses.map((clause, index) => (
              <ClauseRow key={clause.code} index={index} clause={clause} {...props} />
            ))}
          </ul>
        </section>
      )}
      <section className="acts" aria-label="Actions">
        {step && step !== 'edit' && can(step) ? (
          <Panel
            key={step}
            step={step}
            desk={desk}
            broken={props.broken}
            hidden={hidden}
            back={href({ do: null })}
          />
        ) : (
          <>
            {ASKING.filter(can).map((action) => (
              <Link
                key={action}
                className={action === 'publish' ? 'btn' : 'btn ghost'}
                to={hrefOf(action)}
                preventScrollReset
              >
                <span>{action === 'publish' ? publishLabel(desk) : ACTIONS[action].caption}</span>
                <Key of={action} />
              </Link>
            ))}
            {AT_ONCE.filter(can).map((action) => (
              <Form key={action} method="post">
                {hidden}
                <button type="submit" className="btn ghost" name="intent" value={action}>
                  <span>{ACTIONS[action].caption}</span>
                  <Key of={action} />
                </button>
              </Form>
            ))}
          </>
        )}
      </section>
      <Links desk={desk} onSite={props.onSite} />
      <div className="breathe">
        <Icon name="cup" />
        <p>
          You have read {day.read} today, {day.heavy} of them heavy.{' '}
          {covered ? 'This one waits until you ask for it.' : 'A heavy one waits until you ask.'}
        </p>
      </div>
    </aside>
  );
}

function Key({ of }: { of: DeskAction }) {
  const { key } = ACTIONS[of];
  return key && <kbd aria-hidden>{key}</kbd>;
}

type ClauseProps = Props & { clause: DeskStory['clauses'][number]; index: number };

/** Ticked means it holds. Signals only explain; the officer decides. */
function ClauseRow({ clause, index, desk, broken, onToggle }: ClauseProps) {
  const signals = desk.signals.filter((signal) => signal.clause === clause.code);
  const rule = signals.some(({ severity }) => severity === 'rule');
  const key = index + 1;
  return (
    <li>
      <input
        type="checkbox"
        id={clause.code}
        checked={!broken.has(clause.code)}
        onChange={() => onToggle(clause.code)}
      />
      <label htmlFor={clause.code}>
        {clause.title}
        {signals.length > 0 && (
          <small className={rule ? undefined : 'soft'}>
            {signals.map(({ number, kind }) => `${number}: ${SIGNAL_NAMES[kind]}`).join(', ')}
            {!rule && '. Your call'}
          </small>
        )}
      </label>
      {key <= 9 && <kbd aria-hidden>{key}</kbd>}
    </li>
  );
}

function Links({ desk: { story }, onSite }: Pick<Props, 'desk' | 'onSite'>) {
  return (
    <p className="note">
      <Link to={`/story/${story.id}/history`}>History of this text</Link>
      {onSite && (
        <>
          {' · '}
          <a href={onSite} target="_blank" rel="noopener noreferrer">
            See it on the site
          </a>
        </>
      )}
    </p>
  );
}
