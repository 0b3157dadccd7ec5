import { data, redirect } from 'react-router';
import { campaignOfCategory, findList, generalCampaign } from '#domain/campaigns/registry.ts';
import { type CategoryCode, categoryLabel, isCategory } from '#domain/options/categories.ts';
import { isCountry } from '#domain/options/countries.ts';
import { isLanguage, languageLabel } from '#domain/options/languages.ts';
import { isWritingType } from '#domain/options/writing-types.ts';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { parseSearch } from '#domain/search/search.ts';
import { SHORT_MINUTES } from '#domain/story/excerpt.ts';
import type { ListScope } from '#domain/story/published-story.ts';
import { servicesContext } from '#web/services-context.ts';
import { pageTags } from '../sharing/page-tags.ts';
import type { Route } from './+types/list';
import { AllStories } from './list/all-stories.tsx';
import { CampaignRoom } from './list/campaign-room.tsx';
import { chosenAddress } from './list/chosen.ts';
import { FoundStories } from './list/found-stories.tsx';
import { cardsOf, foundCards, listedCampaign } from './list/hand-over.ts';
import { pageHref, pageOf } from './list/page-of.ts';
import { narrowedTo } from './list-noun.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const chosen = chosenAddress(url);
  if (chosen !== null) throw redirect(chosen);
  const page = pageOf(url);
  const campaign = campaignAt(url.pathname);
  if (page === null || !campaign?.list) throw data(null, { status: 404 });

  const services = context.get(servicesContext);
  const { category } = campaign;
  const shown = listedCampaign(campaign, campaign.list);
  const search = category === null ? parseSearch(Object.fromEntries(url.searchParams)) : null;
  if (search) {
    const found = await services.searchStories(search, { number: page, size: PAGE_SIZE });
    if (page > 0 && page >= found.stories.totalPages) throw data(null, { status: 404 });
    const stories = foundCards(found.stories);
    return { found: { ...found, stories, search }, campaign: shown };
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
    stories: cardsOf(stories),
    scope,
    recipients,
    total,
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
      { title: `“${found.search.words}” in ${campaign.list.pageTitle} – ${site?.name}` },
      { name: 'robots', content: 'noindex' },
    ];
  const { stories, scope } = loaderData;
  const number = stories.number + 1;
  const subject = campaign.category === null ? scope.category : undefined;
  const pageTitle = titleOf(campaign.list.pageTitle, subject, scope);
  return pageTags(site, {
    title: `${pageTitle}${number > 1 ? `, page ${number}` : ''}`,
    description: subject ? `True stories and letters: ${pageTitle}.` : campaign.summary,
    path: listPath(campaign.list.path, { ...scope, subject }, stories.number),
    campaign,
    feed: campaign.category ? { campaign } : subject && { category: subject },
  });
};

function titleOf(own: string, subject: CategoryCode | undefined, scope: ListScope): string {
  if (subject) return categoryLabel(subject);
  if (scope.language) return `${own} in ${languageLabel(scope.language)}`;
  return scope.country || scope.minutes ? `${own} ${narrowedTo(scope)}` : own;
}

type Narrowed = Pick<ListScope, 'language' | 'country' | 'minutes'> & {
  subject: CategoryCode | undefined;
};

/** A subject's list is found here only where it has no room of its own. */
function listPath(own: string, { subject, ...narrowed }: Narrowed, page: number): string {
  const { language, country, minutes } = narrowed;
  const room = subject && campaignOfCategory(subject)?.list?.path;
  const query = pageHref(
    { category: room ? undefined : subject, language, country, minutes: minutes && `${minutes}` },
    page,
  );
  return `${room ?? own}${query === '?' ? '' : query}`;
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
function campaignAt(pathname: string) {
  const path = pathname.replace(/\.data$/, '');
  return path === '/read' ? generalCampaign() : findList(path);
}

function filterScope({ searchParams }: URL): ListScope {
  const country = searchParams.get('country') ?? '';
  if (isCountry(country)) return { country };
  if (searchParams.get('minutes') === String(SHORT_MINUTES)) return { minutes: SHORT_MINUTES };
  const category = searchParams.get('category') ?? '';
  const type = searchParams.get('type') ?? '';
  return {
    category: isCategory(category) ? category : undefined,
    writingType: isWritingType(type) ? type : undefined,
  };
}

function roomScope(category: CategoryCode, { searchParams }: URL): ListScope {
  const language = searchParams.get('language') ?? '';
  if (isLanguage(language)) return { category, language };
  return { category, recipient: searchParams.get('to') ?? undefined };
}
