import { Link } from 'react-router';
import { allCampaigns } from '#domain/campaigns/registry.ts';
import type { Campaign } from '#domain/campaigns/schema.ts';
import { writePath } from '#domain/campaigns/write-path.ts';
import { numberWord } from '#domain/number-word.ts';
import { servicesContext } from '#web/services-context.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { readPath, writeState } from '../campaign/write-link.ts';
import { pageTags } from '../sharing/page-tags.ts';
import { useGoalCounts } from '../shell/use-site.ts';
import type { Route } from './+types/opportunities';

const GROUPS = [
  { id: 'now', heading: 'Needed now', text: 'Where a letter or a story matters this season.' },
  {
    id: 'year',
    heading: 'Open all year',
    text: 'Everyday walls. They grow slowly, and they are where most people start.',
  },
  {
    id: 'remembrance',
    heading: 'Rooms of remembrance',
    text: 'Quiet rooms. Letters in English, French and Urdu.',
  },
] as const;

/** How far the tilework reaches into each course, stepping like the edge of the home wall. */
const STEPS = ['t1', 't2', 't3', 't4', 't5', 't4', 't3', 't2'];

export async function loader({ context }: Route.LoaderArgs) {
  const counts = await context.get(servicesContext).countsByCategory();
  return { counts: Object.fromEntries(counts) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: 'Opportunities',
    description: 'Every wall that is being built at the moment.',
    path: '/opportunities',
  });

type OpenCampaign = Campaign & { opportunity: NonNullable<Campaign['opportunity']> };

export default function Opportunities({ loaderData }: Route.ComponentProps) {
  const open = allCampaigns().filter((c): c is OpenCampaign => c.opportunity !== null);
  return (
    <main id="main">
      <div className="wrap pagehead">
        <h1>Opportunities</h1>
        <p className="lead">
          {numberWord(open.length)} walls are being built at the moment. Each has room for a page
          from you.
        </p>
      </div>
      {GROUPS.map(({ id, heading, text }, g) => (
        <section key={id} aria-labelledby={id}>
          <div className={g === 0 ? 'wrap coursehead' : 'wrap coursehead section-top'}>
            <h2 id={id}>{heading}</h2>
            <p>{text}</p>
          </div>
          <div className="course">
            {open
              .filter((campaign) => campaign.opportunity.group === id)
              .map((campaign, i) => (
                <Course
                  key={campaign.slug}
                  campaign={campaign}
                  total={(campaign.category && loaderData.counts[campaign.category]) || 0}
                  step={STEPS[(i + g) % STEPS.length] ?? 't3'}
                  big={i === 0 && id !== 'remembrance'}
                />
              ))}
          </div>
        </section>
      ))}
      <section className="section wrap">
        <div className="pair">
          <div className="stack">
            <h2 className="as-h3">Writing with a class?</h2>
            <p className="hush">
              A guide with ideas for each age, what we keep and do not keep, and a lesson you can
              print.
            </p>
            <Link className="btn" to="/educators">
              Open the educators’ guide
            </Link>
          </div>
          <div className="stack">
            <h2 className="as-h3">Writing about us?</h2>
            <p className="hush">Facts you may quote, and a person to talk to.</p>
            <Link className="go" to="/press">
              <span>Press</span>
              <Icon name="arrow" />
            </Link>
          </div>
        </div>
      </section>
    </main>
  );
}

type CourseProps = { campaign: OpenCampaign; total: number; step: string; big: boolean };

function Course({ campaign, total, step, big }: CourseProps) {
  const { opportunity, landing, goal, category, wall, remembrance } = campaign;
  const written = useGoalCounts()[campaign.slug];
  const className = `run ${big ? 'big' : ''} ${remembrance ? 'quiet' : ''} ${step} w-${wall}`;
  return (
    <article className={className}>
      <div className="art" aria-hidden>
        {category && <Tile category={category} cols={7} rows={big ? 4 : 3} lit={false} />}
      </div>
      <div className="txt">
        <h3>{opportunity.title}</h3>
        <p>{opportunity.text}</p>
        {goal && written !== undefined && (
          <progress
            className="bar"
            max={goal}
            value={written}
            aria-label={`${written.toLocaleString('en-CA')} of ${goal.toLocaleString('en-CA')} letters written`}
          />
        )}
        <div className="row">
          <Link
            className={big ? 'btn lamp' : 'go'}
            to={writePath(campaign)}
            state={writeState(campaign)}
          >
            {big ? opportunity.writeLabel : <span>{opportunity.writeLabel}</span>}
          </Link>
          {landing && (
            <Link className="go" to={landing.path}>
              <span>About it</span>
            </Link>
          )}
          {total > 0 && (
            <Link className="go" to={readPath(campaign)}>
              <span>
                Read {(written ?? total).toLocaleString('en-CA')}{' '}
                {campaign.writingType === 'LETTER' ? 'letters' : 'stories'}
              </span>
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
