import type { Content } from '#domain/content/content.ts';
import { keyOfContent, keysOfStory, listKey, SITE_KEY, storyKey } from '#domain/story/page-keys.ts';
import { isHash } from '#domain/story/permalink.ts';
import { noteCampaigns } from './note-campaigns.ts';
import type { PublicServices } from './public-services.ts';

export type NotedReads = {
  services: PublicServices;
  /** Keys of all that was read so far; a page depends on exactly that. */
  keys: ReadonlySet<string>;
};

/**
 * The same services for one request, noting what it reads, so that no page can forget to say so. The banner's
 * goal is not noted: it stands on every page, and may be as old as the page is kept. Nor are the crowds, which are
 * rounded anyway.
 */
export function noteReads(services: PublicServices): NotedReads {
  const keys = new Set([SITE_KEY]);
  const everything = listKey({});
  const campaigns = noteCampaigns(services.campaigns(), keys);
  const content: Content = {
    of: (slot) => {
      keys.add(keyOfContent(slot));
      return campaigns.content.of(slot);
    },
  };
  const note = <A extends unknown[], R>(call: (...args: A) => R, keyOf: (...args: A) => string) => {
    return (...args: A): R => {
      keys.add(keyOf(...args));
      return call(...args);
    };
  };
  return {
    keys,
    services: {
      ...services,
      campaigns: () => campaigns,
      content: () => content,
      listStories: note(services.listStories, listKey),
      listStoriesInFull: note(services.listStoriesInFull, listKey),
      listForFeed: note(services.listForFeed, listKey),
      mapParts: note(services.mapParts, () => everything),
      mapStories: note(services.mapStories, () => everything),
      searchStories: note(services.searchStories, () => everything),
      homePage: note(services.homePage, () => everything),
      countryOpenings: note(services.countryOpenings, () => everything),
      countPublished: note(services.countPublished, (scope = {}) => listKey(scope)),
      countsByCategory: note(services.countsByCategory, () => everything),
      countsByCountry: note(services.countsByCountry, () => everything),
      countsByRecipient: note(services.countsByRecipient, (category) => listKey({ category })),
      // Also an unknown address may become a story, and a story may go.
      readSharedStory: note(services.readSharedStory, keyOfHash),
      drawStoryPicture: note(services.drawStoryPicture, keyOfHash),
      printLetter: note(services.printLetter, keyOfHash),
      readStory: async (request) => {
        keys.add(keyOfHash(request.hash));
        const outcome = await services.readStory(request);
        if (outcome.kind === 'published') {
          const { writingType, withinCategory } = request;
          const category = withinCategory ? outcome.story.category : undefined;
          const { hash } = outcome.story;
          for (const key of keysOfStory(hash, outcome.neighbours, { writingType, category }))
            keys.add(key);
        }
        return outcome;
      },
    },
  };
}

/** What cannot be a story's address never becomes a key. */
function keyOfHash(hash: string): string {
  return isHash(hash) ? storyKey(hash) : SITE_KEY;
}
