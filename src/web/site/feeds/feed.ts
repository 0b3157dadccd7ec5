import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { atomFeed } from '#domain/feeds/atom.ts';
import { categoryOf, makeFeed } from '#domain/feeds/feed.ts';
import { jsonFeed } from '#domain/feeds/json-feed.ts';
import { categoryFromSlug } from '#domain/options/categories.ts';
import { FEED_TYPES, type FeedOf } from '#domain/sharing/addresses.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import { openingBeside } from '#words/text-words.ts';
import type { Route } from './+types/feed';
import { noXml } from './xml-answer.ts';

/** One route for everything, a subject and a campaign, in both formats. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const of = feedOf(params, context.get(campaignsContext));
  if (!of) return noXml();
  const services = context.get(servicesContext);
  const stories = await services.listForFeed({ category: categoryOf(of) });
  const format = new URL(request.url).pathname.endsWith('.json') ? 'json' : 'atom';
  const feed = makeFeed({ site: services.site, of, format, stories, openingOf: openingBeside });
  return new Response(format === 'json' ? jsonFeed(feed) : atomFeed(feed), {
    headers: { 'content-type': `${FEED_TYPES[format]}; charset=utf-8` },
  });
}

type Params = { subject?: string | undefined; campaign?: string | undefined };

function feedOf({ subject, campaign }: Params, campaigns: Campaigns): FeedOf | null {
  if (campaign !== undefined) {
    const found = campaigns.find(campaign);
    return found?.category ? { campaign: found } : null;
  }
  if (subject === undefined) return {};
  const category = categoryFromSlug(subject);
  return category ? { category } : null;
}
