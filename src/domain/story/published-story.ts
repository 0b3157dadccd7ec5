import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { NamedLanguage } from '#domain/options/named-languages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { SHORT_MINUTES } from './excerpt.ts';
import type { PublicFace } from './public-face.ts';

/** A published story or letter: the approved words and what strangers may see of the writer. */
export type PublishedStory = PublicFace & {
  id: string;
  hash: string;
  campaign: string;
  /** Under which version of it the text was written; none on the oldest, which are of the first. */
  campaignVersion: number | null;
  category: CategoryCode;
  writingType: WritingType;
  language: TextLanguage;
  title: string;
  body: string;
  excerpt: string;
  readingMinutes: number;
  recipient: string | null;
  /** An officer took passages out; the page says so. */
  shortened: boolean;
  /** An officer left out or replaced something about the writer; the page says so, not what. */
  faceChanged: boolean;
  contentNote: string | null;
  /** The writer asked for no index, no feed and no share picture. */
  paused: boolean;
  publishedAt: Date;
  /** On another site, before it was brought in here. */
  firstToldOn: CalendarDay | null;
};

/** As a list shows it, without the words. */
export type ListedStory = Omit<PublishedStory, 'body'>;

/** As a page shows it: whom it is to and how it is signed, as its own form said it, in the language of the page. */
export type ShownStory = ListedStory & { authorLabel: 'Name' | 'From' };

/** What narrows a list, or the walk from one story to the next. */
export type ListScope = {
  category?: CategoryCode | undefined;
  writingType?: WritingType | undefined;
  /** Only within a category. */
  recipient?: string | undefined;
  /** Within a category and not beside a recipient, or alone. */
  language?: NamedLanguage | undefined;
  /** Alone: beside it nothing else narrows a list. */
  country?: string | undefined;
  /** What is read in that time; alone as well. */
  minutes?: typeof SHORT_MINUTES | undefined;
};

export type Neighbour = Pick<
  ListedStory,
  'hash' | 'category' | 'writingType' | 'language' | 'title'
>;
export type Neighbours = { previous: Neighbour | null; next: Neighbour | null };

/** The one that is read next says a little of itself. */
export type NextStory = Neighbour &
  Pick<
    ListedStory,
    | 'excerpt'
    | 'contentNote'
    | 'recipient'
    | 'campaign'
    | 'campaignVersion'
    | 'gender'
    | 'age'
    | 'ageBand'
    | 'country'
    | 'readingMinutes'
  >;
export type ReadingNeighbours = { previous: Neighbour | null; next: NextStory | null };
