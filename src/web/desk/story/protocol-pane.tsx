import { Form, Link } from 'react-router';
import { dangerLabel } from '#domain/safeguarding/dangers.ts';
import {
  isForLeads,
  NOTED_STEPS,
  NOW_CHOICES,
  NOW_NAMES,
  type NotedStep,
  type ProtocolStep,
  STEP_NAMES,
} from '#domain/safeguarding/protocol.ts';
import { ACTIONS, type DeskAction } from '#domain/vetting/actions.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import type { ReadProtocol } from '#services/safeguarding/read-protocol.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ANSWER } from './answer-form.tsx';
import { Panel } from './panels.tsx';
import { Key, type PaneProps } from './verdict-pane.tsx';

type Props = Pick<
  PaneProps,
  'desk' | 'step' | 'href' | 'hrefOf' | 'hidden' | 'covered' | 'sheet'
> & { protocol: ReadProtocol; lead: boolean; timeZone: string };

const NOBODY_BROKE_ANYTHING: ReadonlySet<string> = new Set();

/** Stands where the gate stands: while it is open there is nothing to publish or to decline. */
export function ProtocolPane(props: Props) {
  const { desk, protocol, href, sheet, step: asked, timeZone } = props;
  const isFolded = !sheet && !asked;
  const now = protocol.steps.find(({ done }) => done === null)?.step;
  return (
    <aside className="verdict v2 proto" aria-label="Protocol">
      <header className="ph">
        <h2 className="proto-name">{desk.story.dangers.map(dangerLabel).join(', ')}</h2>
        <p className="ph-note">
          Raised <DateTime at={protocol.since} timeZone={timeZone} withTime endsSentence /> Nothing
          is published or declined while this is open.
        </p>
        <Link className="note" to={href({ folder: '1', gate: '1' })} preventScrollReset>
          The folder
        </Link>
        <Link className="vclose" to={href({ gate: null })} aria-label="Close" preventScrollReset>
          ×
        </Link>
      </header>
      <div className="vscroll">
        <p className="note" dir="auto">
          {protocol.raised?.officer
            ? `${protocol.raised.officerName} raised it: “${protocol.raised.internalNote ?? ''}”`
            : 'Raised by its words, by a program that may be wrong. Read it yourself.'}
        </p>
        <ol className="steps">
          {protocol.steps.map((step, index) => (
            <Step
              key={step.step}
              {...props}
              taken={step}
              number={index + 1}
              isNow={step.step === now}
            />
          ))}
        </ol>
        {protocol.denial && (
          <p className="note">
            {protocol.denial.officerName} reads that nobody is in danger: “
            {protocol.denial.internalNote}”{' '}
            {desk.actions.includes('deny-danger')
              ? 'If you read it so, too, say so below, and it is closed.'
              : 'A second officer who reads it so, too, closes it.'}
          </p>
        )}
        <p className="note">
          <Link to={`/story/${desk.story.id}/history`}>History of this text</Link>
        </p>
      </div>
      <section className={isFolded ? 'out folded' : 'out'} aria-label="Actions">
        <WayOut {...props} />
        {isFolded && (
          <Link className="btn ghost moreacts" to={href({ gate: '1' })} preventScrollReset>
            <span>
              Steps<span className="vh"> of the protocol</span>
            </span>
          </Link>
        )}
      </section>
    </aside>
  );
}

type StepProps = Props & {
  taken: ReadProtocol['steps'][number];
  number: number;
  isNow: boolean;
};

function Step({ taken, number, isNow, ...props }: StepProps) {
  const { step, done, asks } = taken;
  const state = done ? 'done' : isNow ? 'now' : 'to come';
  return (
    <li className={done ? 'done' : isNow ? 'now' : undefined}>
      <span className="sn" aria-hidden>
        {done ? <Icon name="check" /> : number}
      </span>
      <div>
        <h3>
          <span>
            {STEP_NAMES[step]} <span className="vh">({state})</span>
          </span>
          {done && (
            <em>
              {done.officerName}, <DateTime at={done.at} timeZone={props.timeZone} withTime />
            </em>
          )}
        </h3>
        {done ? <Told taken={taken} protocol={props.protocol} /> : <p>{asks}</p>}
        {!done && !props.covered && isNoted(step) && <StepForm {...props} noted={step} />}
      </div>
    </li>
  );
}

function Told({ taken: { step, done }, protocol }: Pick<StepProps, 'taken' | 'protocol'>) {
  const choice = NOW_CHOICES.find((one) => done?.subject === `now ${one}`);
  return (
    <>
      {choice && <p>{NOW_NAMES[choice]}.</p>}
      {done?.internalNote && <p dir="auto">“{done.internalNote}”</p>}
      {step === 'answer' && (
        <p>
          {protocol.readAt
            ? 'The writer has said: I have read it.'
            : 'The writer has not said yet that it was read.'}
        </p>
      )}
    </>
  );
}

const isNoted = (step: ProtocolStep): step is NotedStep => NOTED_STEPS.some((one) => one === step);

const ASKS: Record<NotedStep, string> = {
  now: 'Anything that matters about it',
  lead: 'Whom, and what they said',
  reach: 'Whom, what, and how it ended',
  again: 'When, and what you saw',
};

function StepForm({ noted: step, desk, hidden, lead }: Props & { noted: NotedStep }) {
  if (!desk.actions.includes('danger-step')) return null;
  if (isForLeads(step) && !lead) return <p className="note">A lead writes this down.</p>;
  return (
    <Form method="post" className="step-form" preventScrollReset>
      {hidden}
      <input type="hidden" name="step" value={step} />
      {step === 'now' && (
        <fieldset>
          <legend className="vh">{STEP_NAMES.now}</legend>
          {NOW_CHOICES.map((choice) => (
            <label key={choice} className="tick">
              <input type="radio" name="choice" value={choice} required />
              <span>{NOW_NAMES[choice]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label>
        <span>{ASKS[step]}</span>
        <textarea
          name="words"
          rows={2}
          required={step !== 'now'}
          maxLength={NOTE_LIMITS.internal.most}
          dir="auto"
        />
      </label>
      <button type="submit" className="btn small ghost" name="intent" value="danger-step">
        Write it down
      </button>
    </Form>
  );
}

/** What asks before it acts, in the order of the pane. */
const ASKED: readonly DeskAction[] = [
  'close-danger',
  'deny-danger',
  'ask-second-reader',
  'raise-danger',
];

const SHORT: Partial<Record<DeskAction, string>> = {
  'ask-second-reader': 'Hand it over',
  'deny-danger': 'Not in danger…',
  'raise-danger': 'Another danger…',
};

function WayOut({ desk, step, href, hrefOf, hidden, covered }: Props) {
  const can = (action: DeskAction) => desk.actions.includes(action);
  if (step && [...ASKED, 'set-language'].includes(step) && can(step))
    return (
      <Panel
        key={step}
        {...{ step, desk, hidden }}
        broken={NOBODY_BROKE_ANYTHING}
        back={href({ do: null })}
      />
    );
  if (covered) return <p className="note">Open it first. Then the steps are yours.</p>;
  return (
    <>
      {can('answer-writer') && (
        <a className="btn pub" href={`#${ANSWER}`}>
          <span>Answer the writer</span>
          <Key of="answer-writer" />
        </a>
      )}
      <div className="six">
        {ASKED.filter(can).map((action) => (
          <Link key={action} className="btn ghost" to={hrefOf(action)} preventScrollReset>
            <span>{SHORT[action] ?? ACTIONS[action].caption}</span>
            <Key of={action} />
          </Link>
        ))}
        {can('take-over') && (
          <Form method="post">
            {hidden}
            <button type="submit" className="btn ghost" name="intent" value="take-over">
              <span>{ACTIONS['take-over'].caption}</span>
              <Key of="take-over" />
            </button>
          </Form>
        )}
      </div>
    </>
  );
}
