import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { withOwnWalls } from '#domain/campaigns/own-walls.ts';
import { writePath } from '#domain/campaigns/write-path.ts';
import { wallClass } from '#domain/motif/own-wall.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { numberText, numberWord } from '#web/words/numbers.ts';
import { readPath, writeState } from '../campaign/write-link.ts';
import { pageTags } from '../sharing/page-tags.ts';
import { knownGoals } from '../shell/known-goals.ts';
import { useGoalCounts } from '../shell/use-site.ts';
import type { Route } from './+types/opportunities';

const GROUPS = [
  {
    id: 'now',
    heading: t`Needed now`,
    text: t`Where a letter or a story matters this season.`,
  },
  {
    id: 'year',
    heading: t`Open all year`,
    text: t`Everyday walls. They grow slowly, and they are where most people start.`,
  },
  {
    id: 'remembrance',
    heading: t`Rooms of remembrance`,
    text: t`Quiet rooms. Letters in English, French and Urdu.`,
  },
] as const;

/** How far the tilework reaches into each course, stepping like the edge of the home wall. */
const STEPS = ['t1', 't2', 't3', 't4', 't5', 't4', 't3', 't2'];

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const campaigns = context.get(campaignsContext);
  const open = coursesOf(campaigns);
  const [counts, goals] = await Promise.all([
    services.countsByCategory(),
    knownGoals(services, open),
  ]);
  const walls = withOwnWalls(
    campaigns,
    open.map(({ category }) => category),
  );
  return { counts: Object.fromEntries(counts), goals, open, ...walls };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: t`Opportunities`,
    description: t`Every wall that is being built at the moment.`,
    path: '/opportunities',
  });

function coursesOf({ open }: Pick<Campaigns, 'open'>) {
  return open.flatMap(({ opportunity, form, list, landing, ...campaign }) => {
    const { slug, category, writingType, wall, remembrance, goal } = campaign;
    const told = { slug, category, writingType, wall, remembrance, goal };
    if (!opportunity) return [];
    return {
      ...told,
      opportunity,
      form: form && { path: form.path },
      list: list && { path: list.path },
      landing: landing && { path: landing.path },
    };
  });
}

type OpenCampaign = ReturnType<typeof coursesOf>[number];

export default function Opportunities({ loaderData }: Route.ComponentProps) {
  const { open } = loaderData;
  const number = numberWord(open.length);
  return (
    <main id="main">
      <div className="wrap pagehead">
        <h1>{t`Opportunities`}</h1>
        <p className="lead">
          <Trans>
            {number} walls are being built at the moment. Each has room for a page from you.
          </Trans>
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
            <h2 className="as-h3">{t`Writing with a class?`}</h2>
            <p className="hush">
              <Trans>
                A guide with ideas for each age, what we keep and do not keep, and a lesson you can
                print.
              </Trans>
            </p>
            <Link className="btn" to="/educators">
              {t`Open the educators’ guide`}
            </Link>
          </div>
          <div className="stack">
            <h2 className="as-h3">{t`Writing about us?`}</h2>
            <p className="hush">{t`Facts you may quote, and a person to talk to.`}</p>
            <Link className="go" to="/press">
              <span>{t({ message: 'Press', context: 'newspapers and broadcasters' })}</span>
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
  const reached = useGoalCounts()[campaign.slug];
  const count = reached ?? total;
  const written = numberText(count);
  const wanted = numberText(goal ?? 0);
  const className = `run ${big ? 'big' : ''} ${remembrance ? 'quiet' : ''} ${step} ${wallClass(wall)}`;
  return (
    <article className={className}>
      <div className="art" aria-hidden>
        {category && <Tile category={category} cols={7} rows={big ? 4 : 3} lit={false} />}
      </div>
      <div className="txt">
        <h3>{opportunity.title}</h3>
        <p>{opportunity.text}</p>
        {goal && reached !== undefined && (
          <progress
            className="bar"
            max={goal}
            value={reached}
            aria-label={t`${written} of ${wanted} letters written`}
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
              <span>{t`About it`}</span>
            </Link>
          )}
          {total > 0 && (
            <Link className="go" to={readPath(campaign)}>
              <span>
                {campaign.writingType === 'LETTER' ? (
                  <Plural value={count} one="Read # letter" other="Read # letters" />
                ) : (
                  <Plural value={count} one="Read # story" other="Read # stories" />
                )}
              </span>
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
