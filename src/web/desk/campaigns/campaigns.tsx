import { Form, Link } from 'react-router';
import { numberText } from '#domain/number-text.ts';
import { numberWord } from '#domain/number-word.ts';
import type { CampaignLine } from '#services/campaigns/list-campaigns.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/campaigns';
import { CampaignStrip } from './campaign-strip.tsx';
import { DONE_WORDS, kindWords, standsAs } from './campaign-words.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const { searchParams } = new URL(request.url);
  const find = searchParams.get('find') ?? '';
  const all = await services.listCampaignLines({ by: officerOf(context) });
  const wanted = find.trim().toLowerCase();
  const lines = all.filter(({ name, path, category }) =>
    [name, path, category].some((words) => words?.toLowerCase().includes(wanted)),
  );
  const said = searchParams.get('did') === 'set-aside' ? DONE_WORDS['set-aside'] : null;
  const open = all.filter(({ state }) => state === 'live').length;
  return { all: all.length, open, lines, find, said, timeZone: services.site.timeZone };
}

export const meta: Route.MetaFunction = () => [{ title: 'Campaigns – Desk' }];

const SECTIONS = [
  ['draft', 'Drafts', 'Not public. Drawn in line until they open.'],
  ['scheduled', 'Scheduled', 'They open by themselves.'],
  ['live', 'Live', 'In the order of the public pages.'],
  ['closed', 'Closed to writing', 'What was published stays, with its links.'],
  ['archived', 'Archived', 'Closed to writing. What was published stays, with its links.'],
] as const;

/** What people are asked to write: what waits for this lead first, then by where it stands. */
export default function Campaigns({ loaderData }: Route.ComponentProps) {
  const { all, open, lines, find, said, timeZone } = loaderData;
  const waiting = lines.filter(({ waitsForYou }) => waitsForYou !== null);
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Campaigns</h1>
          <p>
            What people are asked to write, and the wall it hangs on.{' '}
            {open === 1 ? 'One is' : `${numberWord(open)} are`} open to everyone.
          </p>
        </div>
        <Link className="btn" to="/campaigns/new">
          Make a campaign
        </Link>
      </div>
      <Notice answer={said ? { said } : undefined} />
      {waiting.length > 0 && (
        <section className="formes" aria-labelledby="forme">
          <h2 id="forme" className="vh">
            Waiting for you
          </h2>
          {waiting.map((line) => (
            <ForMe key={line.slug} {...{ line, timeZone }} />
          ))}
        </section>
      )}
      <div className="cbar">
        <Form method="get" role="search" className="cfind">
          <label className="vh" htmlFor="find">
            Find a campaign
          </label>
          <input
            id="find"
            type="search"
            name="find"
            defaultValue={find}
            placeholder="Find by name, address or subject"
          />
          <button type="submit" className="btn small ghost">
            Show
          </button>
        </Form>
        <p role="status">{find !== '' && `${lines.length} found of ${all}.`}</p>
        <nav className="cjump" aria-label="On this page">
          {SECTIONS.map(([state, title]) => {
            const count = lines.filter((line) => line.state === state).length;
            return (
              count > 0 && (
                <a key={state} href={`#${state}`}>
                  {title} <b>{count}</b>
                </a>
              )
            );
          })}
        </nav>
      </div>
      {all === 0 && <p>No campaign yet. The general form is open.</p>}
      {SECTIONS.map(([state, title, note]) => {
        const there = lines.filter((line) => line.state === state);
        if (there.length === 0) return null;
        return (
          <section key={state} className="wait camps" aria-labelledby={state}>
            <h2 id={state}>
              {title} <span>{there.length}</span>
              <small>{note}</small>
            </h2>
            <ol>
              {there.map((line) => (
                <Row key={line.slug} {...{ line, timeZone }} />
              ))}
            </ol>
          </section>
        );
      })}
    </main>
  );
}

type LineProps = { line: CampaignLine; timeZone: string };

function ForMe({ line, timeZone }: LineProps) {
  const to = `/campaigns/${line.slug}`;
  const { waitsForYou, changedBy, opensAt, askedAt } = line;
  return (
    <div className="forme">
      <CampaignStrip {...line} />
      <div>
        <p className="forme-t">
          <b>{changedBy}</b>{' '}
          {waitsForYou === 'words' ? 'asks you to agree to' : 'opened alone, and asks you to read,'}{' '}
          <Link to={to}>{line.name}</Link>
        </p>
        <p className="note">
          {waitsForYou === 'words' && opensAt && (
            <>
              It opens on <DateTime at={opensAt} timeZone={timeZone} withTime /> once a second lead
              agrees.{' '}
            </>
          )}
          {askedAt && (
            <>
              Asked <DateTime at={askedAt} timeZone={timeZone} withTime endsSentence />
            </>
          )}
          {waitsForYou === 'opening' && line.aloneUntil && (
            <>
              It closes to writing at <DateTime at={line.aloneUntil} timeZone={timeZone} withTime />{' '}
              unless somebody agrees.
            </>
          )}
        </p>
      </div>
      <Link className="btn small ghost" to={to}>
        Read it and answer
      </Link>
    </div>
  );
}

function Row({ line, timeZone }: LineProps) {
  return (
    <li className="crow">
      <CampaignStrip {...line} />
      <div className="cname">
        <h3>
          <Link to={`/campaigns/${line.slug}`}>{line.name}</Link>
        </h3>
        <p>
          {line.path ?? 'no address'} · {kindWords(line.kind)}
        </p>
        <p className="cstate">
          {standsAs(line.state, line.hasDraft)}
          <Fact {...{ line, timeZone }} />
        </p>
      </div>
      <p className="ccount">
        {line.state === 'draft' || line.state === 'scheduled' ? (
          'Not open yet'
        ) : (
          <>
            <b>{numberText(line.published)}</b>{' '}
            {line.goal !== null && `of ${numberText(line.goal)} `}
            {line.kind.letters ? 'letters' : 'stories'}
          </>
        )}
      </p>
      <p className="cwho">
        {line.changedBy ?? 'Came with a release'},{' '}
        <DateTime at={line.changedAt} timeZone={timeZone} withTime />
      </p>
    </li>
  );
}

/** The one thing about where it stands that somebody may have to do something about. */
function Fact({ line, timeZone }: LineProps) {
  const { missing, askedAt, opensAt, aloneUntil, closedAt, state } = line;
  if (state === 'scheduled' && opensAt)
    return (
      <span>
        <DateTime at={opensAt} timeZone={timeZone} withTime />
      </span>
    );
  if (askedAt)
    return (
      <span>
        second lead asked <DateTime at={askedAt} timeZone={timeZone} withTime />
      </span>
    );
  if (missing > 0)
    return <span>{missing === 1 ? 'one text missing' : `${missing} texts missing`}</span>;
  if (state === 'live' && aloneUntil)
    return (
      <span>
        opened alone until <DateTime at={aloneUntil} timeZone={timeZone} withTime />
      </span>
    );
  if (closedAt && state !== 'live')
    return (
      <span>
        since <DateTime at={closedAt} timeZone={timeZone} />
      </span>
    );
  return null;
}
