import { randomInt, randomUUID } from 'node:crypto';
import { type Database, reach } from '#db/connect.ts';
import { findServedPicture } from '#db/content/content-pictures.ts';
import { listLedger } from '#db/ledger.ts';
import {
  countPublished,
  countsByCategory,
  countsByCountry,
  countsByRecipient,
} from '#db/publications/publication-counts.ts';
import type { Content } from '#domain/content/content.ts';
import type { Site } from '#domain/site.ts';
import { chooseForms, type FormRequest } from './campaigns/choose-forms.ts';
import { openPreview, type Replaced } from './campaigns/serve-preview.ts';
import type { ServedCampaigns } from './campaigns/served-campaigns.ts';
import { createPageViewCounter } from './page-views/count-page-views.ts';
import type { Counters, CountryOfAddress, DrawPicture } from './ports.ts';
import { type PrintContext, printLetter } from './print/print-letter.ts';
import { printPoster } from './print/print-poster.ts';
import { createGuessLimit } from './receipts/guess-limit.ts';
import { type OpenReceiptRequest, openReceipt } from './receipts/open-receipt.ts';
import { type FileReportRequest, fileReport } from './reports/file-report.ts';
import { drawStoryPicture } from './sharing/draw-story-picture.ts';
import { listForFeed } from './sharing/list-for-feed.ts';
import { mapParts, mapStories } from './sharing/map-stories.ts';
import { readSharedStory } from './sharing/read-shared-story.ts';
import { countryOpenings } from './stories/country-openings.ts';
import { rememberCrowds } from './stories/crowds.ts';
import { rememberGoalCounts } from './stories/goal-counts.ts';
import { homePage } from './stories/home-page.ts';
import { listStories, listStoriesInFull } from './stories/list-stories.ts';
import { type ReadStoryRequest, readStory } from './stories/read-story.ts';
import { searchStories } from './stories/search-stories.ts';
import type { SendingLanes } from './stories/sending-lanes.ts';
import {
  type SubmitStoryContext,
  type SubmitStoryRequest,
  submitStory,
} from './stories/submit-story.ts';
import { surpriseStory } from './stories/surprise-story.ts';
import {
  readThankYouTicket,
  sealThankYouTicket,
  type ThankYou,
} from './stories/thank-you-ticket.ts';

export type PublicContext = Omit<SubmitStoryContext, 'timeZone' | 'also'> &
  PrintContext & {
    site: Site;
    /** For pages that only read; it may be a copy that follows the database a moment behind. */
    readDb: Database;
    receiptDb: Database;
    /** Also accepted, while one takes the place of the other. */
    alsoSecret?: string | undefined;
    campaigns: ServedCampaigns;
    countryOf: CountryOfAddress;
    drawPicture: DrawPicture;
    counters: Counters;
    /** For reports. */
    reportLanes: SendingLanes;
  };

/** Everything the public site and the API can do. */
export function createPublicServices(context: PublicContext) {
  const { readDb, receiptDb, clock, secret, alsoSecret, site } = context;
  /** For what is asked of campaigns beside their words. */
  const campaigns = () => context.campaigns().in('en');
  const also = alsoSecret === undefined ? undefined : { secret: alsoSecret, receiptDb };
  const guessLimit = createGuessLimit(context.counters);
  const pageViews = createPageViewCounter({ ...context, timeZone: site.timeZone });
  return {
    site,
    campaigns: context.campaigns,
    findServedPicture: findServedPicture.bind(null, readDb),
    content: (): Content => context.campaigns().content,
    chooseForms: (request: FormRequest) => chooseForms(context, context.campaigns(), request),
    openPreview: <Services extends Replaced>(asked: { secret: string; services: Services }) =>
      openPreview(context.db, asked),
    pageViews,
    reachDatabase: () => reach(readDb),
    challenge: async (address: string) => {
      const lane = (await context.lanes.peek(address)) === 'normal' ? 'normal' : 'burst';
      return context.botCheck.challenge(await context.shield.hardness(lane));
    },
    botCheckSources: context.botCheck.sources,
    submitStory: (request: SubmitStoryRequest) =>
      submitStory({ ...context, also, timeZone: site.timeZone }, request),
    fileReport: (request: FileReportRequest) =>
      fileReport({ ...context, newKey: randomUUID }, request),
    listStories: listStories.bind(null, readDb),
    listStoriesInFull: listStoriesInFull.bind(null, readDb),
    searchStories: searchStories.bind(null, readDb),
    readStory: (request: ReadStoryRequest) => readStory(readDb, request),
    homePage: () => homePage(readDb, campaigns()),
    surpriseStory: () => surpriseStory(readDb, randomInt, campaigns()),
    countryOpenings: () => countryOpenings(readDb, campaigns()),
    listLedger: () => listLedger(readDb),
    goalCounts: rememberGoalCounts(readDb, clock),
    crowds: rememberCrowds(readDb, clock),
    countPublished: countPublished.bind(null, readDb),
    countsByCategory: () => countsByCategory(readDb),
    countsByCountry: () => countsByCountry(readDb),
    countsByRecipient: countsByRecipient.bind(null, readDb),
    readSharedStory: readSharedStory.bind(null, readDb),
    drawStoryPicture: (hash: string) =>
      drawStoryPicture({ ...context, db: readDb }, hash, campaigns()),
    listForFeed: listForFeed.bind(null, readDb),
    mapParts: () => mapParts(readDb),
    mapStories: mapStories.bind(null, readDb),
    drawPicture: context.drawPicture,
    nameIn: context.nameIn,
    printLetter: (hash: string) => printLetter({ ...context, db: readDb }, hash),
    printPoster: printPoster.bind(null, context),
    openReceipt: (request: OpenReceiptRequest) => openReceipt({ ...context, guessLimit }, request),
    sealThankYouTicket: (thanks: ThankYou) => sealThankYouTicket(thanks, { secret, now: clock() }),
    readThankYouTicket: (ticket: string) =>
      readThankYouTicket(ticket, { secret, alsoSecret, now: clock() }),
  };
}

export type PublicServices = ReturnType<typeof createPublicServices>;
