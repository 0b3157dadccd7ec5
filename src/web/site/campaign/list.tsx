import { t } from '@lingui/core/macro';
import { data, redirect } from 'react-router';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { withOwnWalls } from '#domain/campaigns/own-walls.ts';
import { type CategoryCode, categoryLabel, isCategory } from '#domain/options/categories.ts';
import { isCountry } from '#domain/options/countries.ts';
import { isNamedLanguage } from '#domain/options/named-languages.ts';
import { isWritingType } from '#domain/options/writing-types.ts';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { parseSearch } from '#domain/search/search.ts';
import { SHORT_MINUTES } from '#domain/story/excerpt.ts';
import type { ListScope } from '#domain/story/published-story.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import { languageName } from '#web/words/display.ts';
import { countryName } from '#web/words/names.ts';
import { pagePathOf } from '#web/words/page-path.ts';
import { pageTags } from '../sharing/page-tags.ts';
import type { Route } from './+types/list';
import { AllStories } from './list/all-stories.tsx';
import { CampaignRoom } from './list/campaign-room.tsx';
import { chosenAddress } from './list/chosen.ts';
import { FoundStories } from './list/found-stories.tsx';
import { cardsOf, foundCards, listedCampaign } from './list/hand-over.ts';
import { pageHref, pageOf } from './list/page-of.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const path = pagePathOf(request);
  const chosen = chosenAddress(path, url.searchParams);
  if (chosen !== null) throw redirect(chosen);
  const page = pageOf(url);
  const campaigns = context.get(campaignsContext);
  const campaign = campaignAt(path, campaigns);
  if (page === null || !campaign?.list) throw data(null, { status: 404 });

  const services = context.get(servicesContext);
  const { category } = campaign;
  const shown = listedCampaign(campaign, campaign.list, campaigns);
  const search = category === null ? parseSearch(Object.fromEntries(url.searchParams)) : null;
  if (search) {
    const found = await services.searchStories(search, { number: page, size: PAGE_SIZE });
    if (page > 0 && page >= found.stories.totalPages) throw data(null, { status: 404 });
    const stories = foundCards(found.stories, campaigns);
    const subjects = stories.content.map(({ story }) => story.category);
    return {
      found: { ...found, stories, search },
      campaign: shown,
      ...withOwnWalls(campaigns, subjects),
    };
  }
  const scope = category ? roomScope(category, url) : filterScope(url);
  const isNarrowed = scope.recipient !== undefined || scope.language !== undefined;
  const [stories, recipients, roomTotal] = await Promise.all([
    services.listStories(scope, { number: page, size: PAGE_SIZE }),
    category && campaign.recipients.length > 0 ? services.countsByRecipient(category) : [],
    // Only a room says how many hang in all, and only one that is narrowed has to ask.
    category && isNarrowed ? services.countPublished({ category }) : null,
  ]);
  const total = roomTotal ?? stories.totalElements;
  // The first page may be empty; a page beyond the last does not exist.
  if (page > 0 && page >= stories.totalPages) throw data(null, { status: 404 });
  return {
    found: null,
    campaign: shown,
    stories: cardsOf(stories, campaigns),
    scope,
    // A subject's list is found here only where it has no room of its own.
    roomPath: roomPathOf(category === null ? scope.category : undefined, campaigns),
    recipients,
    total,
    ...withOwnWalls(campaigns, [category, ...stories.content.map((one) => one.category)]),
    ...(campaign.remembrance && category ? { quiet: category } : {}),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { campaign, found } = loaderData;
  const site = matches[0].loaderData?.site;
  // What somebody looked for is no page of its own for a search engine.
  if (found)
    return [
      { title: `${foundTitle(found.search.words, campaign.list.pageTitle)} – ${site?.name}` },
      { name: 'robots', content: 'noindex' },
    ];
  const { stories, scope, roomPath } = loaderData;
  const number = stories.number + 1;
  const subject = campaign.category === null ? scope.category : undefined;
  const pageTitle = titleOf(campaign.list.pageTitle, subject, scope);
  return pageTags(site, {
    title: number > 1 ? t`${pageTitle}, page ${number}` : pageTitle,
    description: subject ? t`True stories and letters: ${pageTitle}.` : campaign.summary,
    path: listPath(roomPath ?? campaign.list.path, { ...scope, subject, roomPath }, stories.number),
    campaign,
    feed: campaign.category ? { campaign } : subject && { category: subject },
  });
};

const foundTitle = (words: string, list: string) => t`“${words}” in ${list}`;

function titleOf(list: string, subject: CategoryCode | undefined, scope: ListScope): string {
  const country = scope.country && countryName(scope.country);
  const language = scope.language && languageName(scope.language);
  if (subject) return categoryLabel(subject);
  if (language) return t`${list} in ${language}`;
  if (country) return t`${list} from ${country}`;
  return scope.minutes ? t`${list} to read in two minutes` : list;
}

const roomPathOf = (subject: CategoryCode | undefined, campaigns: Campaigns) =>
  subject && campaigns.ofCategory(subject)?.list?.path;

type Narrowed = Pick<ListScope, 'language' | 'country' | 'minutes'> & {
  subject: CategoryCode | undefined;
  roomPath: string | undefined;
};

function listPath(
  path: string,
  { subject, roomPath, ...narrowed }: Narrowed,
  page: number,
): string {
  const { language, country, minutes } = narrowed;
  const query = pageHref(
    {
      category: roomPath ? undefined : subject,
      language,
      country,
      minutes: minutes && `${minutes}`,
    },
    page,
  );
  return `${path}${query === '?' ? '' : query}`;
}

export default function StoryList({ loaderData }: Route.ComponentProps) {
  if (loaderData.found) return <FoundStories {...loaderData.found} />;
  return loaderData.campaign.category === null ? (
    <AllStories {...loaderData} />
  ) : (
    <CampaignRoom {...loaderData} />
  );
}

/** /read is another name of /stories. */
function campaignAt(path: string, campaigns: Campaigns) {
  return path === '/read' ? campaigns.general() : campaigns.findList(path);
}

function filterScope({ searchParams }: URL): ListScope {
  const country = searchParams.get('country') ?? '';
  if (isCountry(country)) return { country };
  if (searchParams.get('minutes') === String(SHORT_MINUTES)) return { minutes: SHORT_MINUTES };
  const asked = searchParams.get('category') ?? '';
  const category = isCategory(asked) ? asked : undefined;
  const language = searchParams.get('language') ?? '';
  if (isNamedLanguage(language)) return { category, language };
  const type = searchParams.get('type') ?? '';
  return { category, writingType: isWritingType(type) ? type : undefined };
}

function roomScope(category: CategoryCode, { searchParams }: URL): ListScope {
  const language = searchParams.get('language') ?? '';
  if (isNamedLanguage(language)) return { category, language };
  return { category, recipient: searchParams.get('to') ?? undefined };
}
