import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { withOwnWalls } from '#domain/campaigns/own-walls.ts';
import type { Site } from '#domain/site.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TileSheet } from '#web/ui/tile-sheet.tsx';
import { pageTags } from '../sharing/page-tags.ts';
import { knownGoals } from '../shell/known-goals.ts';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/home';
import { ClassOfThirty } from './home/class-of-thirty.tsx';
import { Feature } from './home/feature.tsx';
import { homeTiles } from './home/home-tiles.ts';
import { homeTold } from './home/home-told.ts';
import { OpenNow, openRooms } from './home/open-now.tsx';
import { StoryMap } from './home/story-map.tsx';
import { StoryWall } from './home/story-wall.tsx';
import { Trust } from './home/trust.tsx';
import { Verbs } from './home/verbs.tsx';
import { WaysIn } from './home/ways-in.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const campaigns = context.get(campaignsContext);
  const services = context.get(servicesContext);
  const [page, goals] = await Promise.all([
    services.homePage(),
    knownGoals(services, campaigns.atHome),
  ]);
  const told = homeTold(page, campaigns);
  const rooms = openRooms(campaigns);
  return {
    ...told,
    goals,
    rooms,
    ...withOwnWalls(
      campaigns,
      [told.open, ...told.wall, told.letter, told.feature, ...rooms].map((one) => one?.category),
    ),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData?.site;
  if (!site) return [];
  return pageTags(site, {
    title: site.tagline,
    description: site.subline,
    path: '/',
    more: [{ 'script:ld+json': searchableSite(site) }],
  });
};

/** Search engines may offer our own search beside the site's name. */
function searchableSite({ name, origin, subline }: Site) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    description: subline,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/stories?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { total, open, wall, letter, feature, countries, card, rooms } = loaderData;
  const site = useSite();
  const [first, ...rest] = site.tagline.match(/\S[^.۔]*[.۔]?/g) ?? [];
  return (
    <TileSheet of={homeTiles(loaderData)}>
      <main id="main">
        <div className="hero">
          <div className="wrap">
            <div className="say">
              <h1>
                <span>{first}</span> <span>{rest.join(' ')}</span>
              </h1>
              <p className="lead">
                {site.subline} <Link to="/mission">{t`Why we do this`}</Link>
              </p>
              <div className="row">
                <Link className="btn" to="/tell">
                  <Icon name="pen" />
                  {t`Tell your story`}
                </Link>
                <Link className="btn ghost" to="/stories">
                  {t`Read the stories`}
                </Link>
              </div>
              <p className="note free">{t`No account, and no name unless you want one.`}</p>
            </div>
            <StoryWall open={open} wall={wall} />
          </div>
        </div>
        {total > 0 && <WaysIn wall={wall} letter={letter} countries={countries} />}
        {feature && <Feature story={feature} />}
        <Verbs total={total} />
        <OpenNow rooms={rooms} />
        {countries.length > 0 && <StoryMap countries={countries} card={card} />}
        <ClassOfThirty />
        <Trust />
      </main>
    </TileSheet>
  );
}
