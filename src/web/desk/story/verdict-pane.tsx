import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { ACTIONS, type DeskAction } from '#domain/vetting/actions.ts';
import type { OfficersDay } from '#domain/vetting/care.ts';
import { ANSWER_FIRST, isQuestionOpen } from '#domain/vetting/second-reader.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ChildRows } from './child-rows.tsx';
import { ClosedPublish } from './closed-publish.tsx';
import { countSaid, FolderPane, LastNote } from './folder-pane.tsx';
import { GateList } from './gate-list.tsx';
import { Panel } from './panels.tsx';
import { publishLabel } from './publish-label.ts';

export type PaneProps = {
  desk: DeskStory;
  day: OfficersDay;
  /** The action whose question is open. */
  step: DeskAction | null;
  /** It may be asked, or was when it was opened. */
  isAsked: boolean;
  broken: ReadonlySet<string>;
  onToggle: (code: string) => void;
  href: (change: Record<string, string | null>) => string;
  /** Where the question of an action is asked. */
  hrefOf: (action: DeskAction) => string;
  hidden: ReactNode;
  covered: boolean;
  /** On a phone the gate is a sheet over the words, shown when it is asked for. */
  sheet: boolean;
  /** To what keeps it from being published. */
  toOpen: () => void;
  /** What officers say of it is asked for, in place of the gate. */
  folder: boolean;
  timeZone: string;
  /** Where readers see it, once it is published. */
  onSite: string | null;
};

/** Actions that ask before they act, in the order of the pane; publishing stands above them. */
export const ASKING: readonly DeskAction[] = [
  'publish',
  'ask-second-reader',
  'ask-writer',
  'edit',
  'content-note',
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

/** Short enough for half a pane; the list of keys says them in full. */
const SHORT: Partial<Record<DeskAction, string>> = {
  'ask-second-reader': 'Second reader',
  'ask-writer': 'Ask the writer',
  edit: 'Edit',
  park: 'Park…',
  refuse: 'Decline…',
  hide: 'Decline silently',
  remove: 'Remove…',
};

export function VerdictPane(props: PaneProps) {
  const { desk, day, covered, href, sheet, folder, step, timeZone } = props;
  const can = (action: DeskAction) => desk.actions.includes(action);
  const isGated = can('publish') || desk.publish === 'closed' || can('refuse');
  const open = desk.gate.unsettled.length;
  // On a phone the words need the room, those of the text and those of officers.
  const isFolded = (!sheet || folder) && !step;
  return (
    <aside className="verdict v2" aria-label="Decide">
      <header className="vtabs">
        <h2>
          <Link
            to={href({ folder: null })}
            aria-current={folder ? undefined : 'true'}
            preventScrollReset
          >
            {isGated ? 'Guidelines' : 'This text'}{' '}
            {isGated && <span className="n">{open > 0 ? `${open} open` : 'settled'}</span>}
          </Link>
        </h2>
        <h2>
          <Link
            to={href({ folder: '1', gate: '1' })}
            aria-current={folder ? 'true' : undefined}
            preventScrollReset
          >
            Folder <span className="n">{countSaid(desk)}</span> <Key of="note" />
          </Link>
        </h2>
        <Link
          className="vclose"
          to={href({ gate: null, folder: null })}
          aria-label="Close"
          preventScrollReset
        >
          ×
        </Link>
      </header>
      <div className="vscroll">
        {folder ? (
          <FolderPane {...{ desk, timeZone }} hidden={props.hidden} />
        ) : (
          <>
            {isGated && <ChildRows {...props} />}
            {isGated && <GateList {...props} />}
            <LastNote desk={desk} />
          </>
        )}
        <Links desk={desk} onSite={props.onSite} />
        {can('raise-danger') && (
          <p className="note">
            <Link to={props.hrefOf('raise-danger')} preventScrollReset>
              {ACTIONS['raise-danger'].caption}…
            </Link>{' '}
            <Key of="raise-danger" />
          </p>
        )}
        <div className="breathe">
          <Icon name="cup" />
          <p>
            You have read {day.read} today, {day.heavy} of them heavy.{' '}
            {covered ? 'This one waits until you ask for it.' : 'A heavy one waits until you ask.'}
          </p>
        </div>
      </div>
      <section className={isFolded ? 'out folded' : 'out'} aria-label="Actions">
        <WayOut {...props} />
        {isFolded && (
          <Link
            className="btn ghost moreacts"
            to={href({ gate: '1', folder: null })}
            aria-label="Guidelines and more decisions"
            preventScrollReset
          >
            •••
          </Link>
        )}
      </section>
    </aside>
  );
}

function WayOut({ desk, step, isAsked, broken, href, hrefOf, hidden, toOpen }: PaneProps) {
  const can = (action: DeskAction) => desk.actions.includes(action);
  if (step && step !== 'edit' && (isAsked || step === 'set-field'))
    return (
      <Panel
        key={step}
        step={step}
        desk={desk}
        broken={broken}
        hidden={hidden}
        back={href({ do: null, field: null, mark: null })}
      />
    );
  const reason = whyNotYet(desk, step);
  return (
    <>
      {(desk.publish === 'closed' || reason) && (
        <ClosedPublish
          gate={desk.gate}
          label={publishLabel(desk)}
          reason={reason}
          onPress={toOpen}
        />
      )}
      {can('publish') && !reason && (
        <Link className="btn pub" to={hrefOf('publish')} preventScrollReset>
          <span>{publishLabel(desk)}</span>
          <Key of="publish" />
        </Link>
      )}
      <div className="six">
        {ASKING.filter((action) => action !== 'publish' && can(action)).map((action) => (
          <Link
            key={action}
            className={action === 'refuse' ? 'btn ghost dec' : 'btn ghost'}
            to={hrefOf(action)}
            preventScrollReset
          >
            <span>{SHORT[action] ?? ACTIONS[action].caption}</span>
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
      </div>
    </>
  );
}

/** What is to be done before the gate is asked at all. */
function whyNotYet({ story, actions, events }: DeskStory, step: DeskAction | null): string | null {
  if (step === 'edit') return 'You are editing: keep or leave the changes first';
  return isQuestionOpen(story, events) && actions.includes('publish') ? ANSWER_FIRST : null;
}

export function Key({ of }: { of: DeskAction }) {
  const { key } = ACTIONS[of];
  return key && <kbd aria-hidden>{key}</kbd>;
}

function Links({ desk: { story }, onSite }: Pick<PaneProps, 'desk' | 'onSite'>) {
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
