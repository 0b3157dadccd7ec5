import { data, Link } from 'react-router';
import { CAMPAIGN_ACTS } from '#domain/campaigns/campaign-acts.ts';
import { numberText } from '#domain/number-text.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/campaign';
import { ActsOffered } from './acts-offered.tsx';
import { campaignAction } from './campaign-action.ts';
import { CampaignStrip } from './campaign-strip.tsx';
import { DONE_WORDS, kindWords, shortHash, standsAs } from './campaign-words.ts';
import { ChangedLines } from './changed-lines.tsx';
import { pageWords } from './page-words.ts';
import { ReadAsWriter } from './read-as-writer.tsx';
import { bringBack, versionGroups } from './version-groups.ts';
import { Versions } from './versions.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const by = officerOf(context);
  const about = { by, slug: params.slug };
  const [found, versions, officers] = await Promise.all([
    services.readCampaign(about),
    services.readCampaignVersions(about),
    services.listOfficers({ by }),
  ]);
  if (!found) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const { kept, situation, missing, ...rest } = found;
  const { live, draft, scheduled } = kept;
  const newest = draft ?? scheduled ?? live;
  if (!newest) throw data(null, { status: 404 });
  const nameOf = (id: string | null) =>
    id === null ? null : (officers.find((one) => one.id === id)?.name ?? id);
  const { record } = newest;
  const back = bringBack(versions, Number(searchParams.get('back')));
  const did = searchParams.get('did');
  return {
    ...rest,
    slug: kept.slug,
    state: kept.state,
    me: by.id,
    name: record.name.en,
    summary: record.summary.en,
    path: record.landing?.path ?? record.form?.path ?? null,
    wall: record.wall,
    category: record.category,
    remembrance: record.remembrance,
    goal: record.goal,
    languages: record.form?.languages ?? [],
    kind: {
      letters: record.writingType === 'LETTER',
      quiet: record.remembrance,
      appeal: record.landing?.style === 'appeal',
    },
    live: live && { version: live.version, hash: live.hash, aloneUntil: live.aloneUntil },
    draft: draft && {
      ...{ hash: draft.hash, at: draft.at, asked: draft.asked, mine: draft.officer === by.id },
      by: nameOf(draft.officer),
    },
    scheduled: scheduled && { opensAt: scheduled.opensAt, by: nameOf(scheduled.officer) },
    openedAloneBy: nameOf(kept.openedAloneBy),
    needs: situation.draft?.needs ?? null,
    missing: missing.length,
    onlyLead: officers.filter(({ role, disabledAt }) => role === 'lead' && !disabledAt).length < 2,
    pages: pageWords(record),
    groups: versionGroups(versions),
    back: rest.acts.includes('roll-back') ? back : null,
    did: CAMPAIGN_ACTS.find((act) => act === did) ?? null,
    asking: CAMPAIGN_ACTS.find((act) => act === searchParams.get('do')) ?? null,
    timeZone: services.site.timeZone,
  };
}

export type CampaignOnDesk = Awaited<ReturnType<typeof loader>>;

export const action = campaignAction;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Campaign'} – Campaigns – Desk` },
];

/** One campaign: where it stands, what would change and what this lead may do about it. */
export default function Campaign({ loaderData: one, actionData }: Route.ComponentProps) {
  const said = one.did && DONE_WORDS[one.did];
  const { live, draft, changes, next } = one;
  return (
    <main className="dgrid two-col" id="main">
      <div className="dpage">
        <div className="camp-head">
          <CampaignStrip {...one} hasDraft={draft !== null} />
          <div>
            <p className="crumb">
              <Link to="/campaigns">Campaigns</Link>
            </p>
            <h1>{one.name}</h1>
            <p>{one.summary}</p>
          </div>
        </div>
        <Notice answer={actionData ?? (said ? { said } : undefined)} />
        <Standing one={one} />
        {draft && live && (
          <section className="wait" aria-labelledby="changes">
            <h2 id="changes">
              What will change{' '}
              <span>
                {changes.length === 1 ? 'one thing' : `${changes.length} things`}, against version{' '}
                {live.version}
              </span>
            </h2>
            {changes.length === 0 && (
              <p className="hint">Nothing. The draft says what is served already.</p>
            )}
            <ChangedLines {...one} next={next ?? live.version} live={live.version} />
          </section>
        )}
        {draft && !live && (
          <section className="wait" aria-labelledby="changes">
            <h2 id="changes">What will change</h2>
            <p className="hint">Everything is new.</p>
          </section>
        )}
        <ReadAsWriter pages={one.pages} />
        {one.groups.length > 0 && <Versions one={one} />}
      </div>
      <aside className="dside" aria-label="What you can do">
        <ActsOffered one={one} typed={actionData?.typed} />
      </aside>
    </main>
  );
}

function Standing({ one }: { one: CampaignOnDesk }) {
  const { draft, scheduled, live, timeZone, openedAloneBy, notYet } = one;
  return (
    <>
      <p className="cstate">
        {standsAs(one.state, draft !== null)}
        <span>
          {one.path ?? 'no address'} · {kindWords(one.kind)}
        </span>
        {live && (
          <span>
            version {live.version}, <span className="hash">{shortHash(live.hash)}</span>
          </span>
        )}
        {one.goal !== null && <span>goal {numberText(one.goal)}</span>}
      </p>
      {scheduled && (
        <p>
          It opens by itself on <DateTime at={scheduled.opensAt} {...{ timeZone }} withTime />. Two
          leads agreed to that. Before it opens, its address answers like one nobody has.
        </p>
      )}
      {openedAloneBy && live?.aloneUntil && (
        <p className="dbar warn">
          {openedAloneBy} opened it alone. It closes to writing at{' '}
          <DateTime at={live.aloneUntil} {...{ timeZone }} withTime /> unless a second lead agrees.
        </p>
      )}
      {draft && (
        <p>
          {live
            ? `You are looking at a draft. Version ${live.version} stays as it is until it is published.`
            : 'A draft. Not public.'}{' '}
          {draft.by} changed it last,{' '}
          <DateTime at={draft.at} {...{ timeZone }} withTime endsSentence />
          {one.missing > 0 &&
            ` ${one.missing === 1 ? 'One text is' : `${one.missing} texts are`} missing in a language it invites.`}
        </p>
      )}
      {draft?.asked && (
        <blockquote className="ag-note">
          <b>{draft.by}</b> asks {draft.mine ? 'another lead' : 'you'} to agree
          {draft.asked.opensAt && (
            <>
              , to open on <DateTime at={draft.asked.opensAt} {...{ timeZone }} withTime />
            </>
          )}
          {draft.asked.note && `: “${draft.asked.note}”`}
        </blockquote>
      )}
      {notYet && (
        <blockquote className="ag-note">
          <b>{notYet.by}</b>, what should change first: “{notYet.what}”
        </blockquote>
      )}
    </>
  );
}
