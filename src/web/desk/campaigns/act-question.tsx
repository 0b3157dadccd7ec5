import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { ALONE_HOURS } from '#domain/campaigns/campaign-acts.ts';
import type { CampaignOnDesk } from './campaign.tsx';
import { ACT_NAMES, shortHash } from './campaign-words.ts';
import { idOf, pageName } from './read-as-writer.tsx';

type Act = keyof typeof ACT_NAMES;
type Props = { act: Act; one: CampaignOnDesk; typed: string | undefined };

/** One question in its place: what it means, and what has to be said first. */
export function ActQuestion({ act, one, typed }: Props) {
  return (
    <Form method="post" className="panel stack" aria-labelledby="question">
      <h3 id="question">{act === 'archive' ? `Archive “${one.name}”` : ACT_NAMES[act]}</h3>
      <input type="hidden" name="seen" value={one.seen} />
      <Body {...{ act, one, typed }} />
      <button type="submit" className="btn small" name="intent" value={act}>
        {BUTTONS[act] ?? ACT_NAMES[act]}
      </button>
      <Link className="btn small ghost" to={`/campaigns/${one.slug}`} preventScrollReset>
        {act === 'archive' || act === 'close' ? 'Keep it open' : 'Back'}
      </Link>
    </Form>
  );
}

const BUTTONS: Partial<Record<Act, string>> = {
  'not-yet': 'Send the note',
  ask: 'Ask',
  'set-aside': 'Throw away',
};

function Body({ act, one, typed }: Props): ReactNode {
  switch (act) {
    case 'ask':
      return <Asking {...{ one, typed }} />;
    case 'agree':
    case 'agree-to-opening':
      return <HaveRead one={one} />;
    case 'not-yet':
      return (
        <>
          <label htmlFor="words">What should change first?</label>
          <p className="hint" id="words-hint">
            {one.draft?.by} reads this beside the draft.
          </p>
          <Words {...{ typed }} most={500} required />
        </>
      );
    case 'open-alone':
      return (
        <>
          <p>
            Every lead is told by mail, and it closes to writing after {ALONE_HOURS} hours unless a
            second lead agrees.
          </p>
          <label htmlFor="words">Why it cannot wait for a second lead</label>
          <Words {...{ typed }} most={400} required />
        </>
      );
    case 'publish':
      return <p>Only readers will notice. The other leads see it in the log.</p>;
    case 'close':
      return (
        <p>
          Closing needs one lead and takes effect within a minute. Who is writing keeps their words
          and can send them for seven days. Everything published stays.
        </p>
      );
    case 'archive':
      return (
        <ul className="tips">
          <li>Nobody can write to it any more. The form says so.</li>
          <li>What was published, its list and its address stay.</li>
          <li>It leaves the banner, Opportunities and home.</li>
        </ul>
      );
    case 'set-aside':
      return (
        <p>
          {one.live
            ? `What was changed is forgotten. Version ${one.live.version} stays as it is.`
            : 'All of it is forgotten. Nobody was ever served it.'}
        </p>
      );
    case 'reopen':
      return <p>Its form takes texts again within a minute.</p>;
    case 'unschedule':
      return <p>It becomes a draft again, and two leads agree to it anew.</p>;
  }
}

type AskingProps = Pick<Props, 'one' | 'typed'>;

function Asking({ one, typed }: AskingProps) {
  return (
    <>
      {one.state === 'draft' && (
        <fieldset className="field when">
          <legend>When</legend>
          <label className="tick">
            <input type="radio" name="when" value="now" defaultChecked />
            <span>As soon as two leads agree</span>
          </label>
          <label className="tick">
            <input type="radio" name="when" value="day" />
            <span>On a day</span>
          </label>
          <div className="when-two">
            <label>
              Day
              <input type="date" name="day" />
            </label>
            <label>
              Time in {one.timeZone.split('/').at(-1)?.replaceAll('_', ' ')}
              <input type="time" name="time" />
            </label>
          </div>
        </fieldset>
      )}
      <label htmlFor="words">
        A note for the second lead <span className="opt">(optional)</span>
      </label>
      <Words {...{ typed }} most={500} />
    </>
  );
}

/** Nobody agrees to what was not read; the tick is asked for by the service of this page, too. */
function HaveRead({ one }: { one: CampaignOnDesk }) {
  const hash = one.draft?.hash ?? one.live?.hash ?? '';
  const version = one.draft ? (one.next ?? 1) : (one.live?.version ?? 1);
  return (
    <>
      <ul className="ag-pages">
        {one.pages.map((page) => (
          <li key={idOf(page)}>
            <a href={`#${idOf(page)}`}>{pageName(page)}</a>
          </li>
        ))}
      </ul>
      <label className="tick">
        <input type="checkbox" name="read" required />
        <span>I have read all of these</span>
      </label>
      <p className="note">
        You agree to exactly this: <span className="hash">{`${version} · ${shortHash(hash)}`}</span>
      </p>
    </>
  );
}

function Words({
  typed,
  most,
  required,
}: {
  typed?: string | undefined;
  most: number;
  required?: boolean;
}) {
  return (
    <textarea
      id="words"
      name="words"
      rows={3}
      defaultValue={typed}
      maxLength={most}
      {...{ required }}
    />
  );
}
