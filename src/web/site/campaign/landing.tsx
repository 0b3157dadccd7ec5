import { data } from 'react-router';
import { asWritten } from '#domain/campaigns/as-written.ts';
import { withOwnWalls } from '#domain/campaigns/own-walls.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import { named } from '#web/words/names.ts';
import { pagePathOf } from '#web/words/page-path.ts';
import { pageTags } from '../sharing/page-tags.ts';
import { careLines } from '../shell/care-lines.ts';
import { ContentPicture, shownPictures } from '../shell/content-picture.tsx';
import { knownGoals } from '../shell/known-goals.ts';
import type { Route } from './+types/landing';
import { LandingBlockView } from './landing/block.tsx';
import { LandingHead } from './landing/head.tsx';
import { landed } from './landing/landing-props.ts';

/** The one campaign that the specification gives a photo. */
const WITH_PHOTO = 'sudan';
/** Texts a landing may show: three sheets, or one letter. */
const NEWEST = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const campaigns = context.get(campaignsContext);
  const campaign = campaigns.findLanding(pagePathOf(request));
  const landing = campaign?.landing;
  if (!campaign?.category || !landing) throw data(null, { status: 404 });
  const services = context.get(servicesContext);
  const page = await services.listStories(
    { category: campaign.category },
    { number: 0, size: NEWEST },
  );
  return {
    campaign: landed({ ...campaign, landing, category: campaign.category }),
    goals: await knownGoals(services, [campaign]),
    total: page.totalElements,
    newest: page.content.map((story) => named(asWritten(story, campaigns))),
    ...(landing.blocks.some(({ kind }) => kind === 'tips-and-notes')
      ? { care: careLines(services.content()) }
      : {}),
    ...(campaign.slug === WITH_PHOTO
      ? { photo: shownPictures(services.content().of('sudan-photo').items) }
      : {}),
    ...withOwnWalls(campaigns, [campaign.category]),
    ...(campaign.remembrance ? { quiet: campaign.category } : {}),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { campaign } = loaderData;
  const { pageTitle, lead, path } = campaign.landing;
  return pageTags(matches[0].loaderData?.site, {
    title: pageTitle,
    description: lead,
    path,
    campaign,
    feed: { campaign },
  });
};

/** One page for every campaign: what differs is data. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  const { landing } = loaderData.campaign;
  return (
    <main id="main">
      <LandingHead {...loaderData} />
      {loaderData.photo?.map((picture) => (
        <div key={picture.hash} className="wrap section landing-picture">
          <ContentPicture picture={picture} sizes="(min-width: 62rem) 60rem, 92vw" />
        </div>
      ))}
      {landing.blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are data in a fixed order
        <LandingBlockView key={i} block={block} {...loaderData} />
      ))}
    </main>
  );
}
