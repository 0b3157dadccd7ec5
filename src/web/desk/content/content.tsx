import { Link } from 'react-router';
import { CHECKED_FOR_DAYS } from '#domain/content/help-line-checks.ts';
import { languagesOf } from '#domain/content/read-content.ts';
import type { ContentLineOfDesk } from '#services/content/read-content-slots.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/content';
import { servedNow } from './served-now.ts';
import { LANGUAGE_NAMES, SLOT_GROUPS, SLOT_WORDS } from './slot-words.ts';
import { StateStar } from './state-star.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const lines = await services.listContentSlots({ by: officerOf(context) });
  return {
    timeZone: services.site.timeZone,
    lines: lines.map(({ record, ...line }) => ({
      ...line,
      now: servedNow(line.slot, record),
      languages: languagesOf(record).filter(({ of }) => of > 0),
    })),
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'Public content – Desk' }];

type Line = Omit<ContentLineOfDesk, 'record'> & {
  now: string;
  languages: ReturnType<typeof languagesOf>;
};

/** What stands on the public pages beside campaigns, and what waits for this lead. */
export default function Content({ loaderData }: Route.ComponentProps) {
  const { lines, timeZone } = loaderData;
  const waiting = lines.filter(({ waitsForYou }) => waitsForYou);
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Public content</h1>
          <p>
            What stands on the public pages and belongs to no campaign. It is changed in a draft and
            published like one; an empty place says honestly that it is empty.
          </p>
        </div>
      </div>
      {waiting.length > 0 && (
        <section className="formes" aria-labelledby="forme">
          <h2 id="forme" className="vh">
            Waiting for you
          </h2>
          {waiting.map(({ slot, changedBy }) => (
            <div key={slot} className="forme">
              <p className="forme-t">
                <b>{changedBy}</b> asks you to agree to {SLOT_WORDS[slot].title}
              </p>
              <Link className="btn small ghost" to={`/content/${slot}`}>
                Look at it and answer
              </Link>
            </div>
          ))}
        </section>
      )}
      {SLOT_GROUPS.map(({ id, title, note, slots }) => (
        <section key={id} className="wait camps" aria-labelledby={id}>
          <h2 id={id}>
            {title}
            <small>{note}</small>
          </h2>
          <ul className="cslots">
            {lines
              .filter(({ slot }) => slots.includes(slot))
              .map((line) => (
                <Row key={line.slot} {...{ line, timeZone }} />
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function Row({ line, timeZone }: { line: Line; timeZone: string }) {
  const { title, where } = SLOT_WORDS[line.slot];
  return (
    <li className="cslot">
      <h3>
        <Link to={`/content/${line.slot}`}>{title}</Link>
        <small>{where}</small>
      </h3>
      <p className="s-now">
        {line.now}
        {line.stale > 0 && (
          <span className="s-warn">
            <Icon name="alert" />
            {line.stale} not checked for {CHECKED_FOR_DAYS} days
          </span>
        )}
      </p>
      <p className="cstate">
        <StateStar is={line.hasDraft ? 'half' : line.empty ? 'none' : 'full'} />
        {stateOf(line)}
      </p>
      <p className="lgs">
        {line.languages.map(({ code, said, of }) => (
          <span key={code} className={said === of ? 'lg lg-full' : 'lg lg-half'}>
            <abbr title={LANGUAGE_NAMES[code]}>{code.toUpperCase()}</abbr>
            <StateStar is={said === of ? 'full' : said === 0 ? 'none' : 'half'} />
            <span className="vh">
              {said === of ? 'complete' : said === 0 ? 'nothing yet' : 'not finished'}
            </span>
          </span>
        ))}
      </p>
      <p className="note">
        {line.changedBy ?? 'Came with a release'}
        {line.changedAt && (
          <>
            , <DateTime at={line.changedAt} timeZone={timeZone} withTime />
          </>
        )}
      </p>
    </li>
  );
}

function stateOf({ hasDraft, empty }: Line): string {
  if (hasDraft) return empty ? 'Draft' : 'Live, with a draft';
  return empty ? 'Empty' : 'Live';
}
