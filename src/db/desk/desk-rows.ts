import type { Selectable } from 'kysely';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { listedTitle } from '#domain/retention.ts';
import type { StoryState } from '#domain/story/lifecycle.ts';
import type { Revision, Story } from '../row-types.ts';

/** What every list of officers shows of a text; a query joins its current revision. */
export const DESK_COLUMNS = [
  'story.id',
  'story.hash',
  'story.state',
  'story.campaign',
  'story.category',
  'story.writing_type',
  'story.language',
  'story.age',
  'story.country',
  'story.received_at',
  'revision.title',
] as const;

export type DeskRow = {
  id: string;
  hash: string;
  state: StoryState;
  title: string;
  campaign: string;
  category: CategoryCode;
  writingType: WritingType;
  language: TextLanguage | null;
  age: number | null;
  country: string;
  receivedAt: Date;
};

type Row = Pick<
  Selectable<Story>,
  | 'id'
  | 'hash'
  | 'state'
  | 'campaign'
  | 'category'
  | 'writing_type'
  | 'language'
  | 'age'
  | 'country'
  | 'received_at'
> &
  Pick<Selectable<Revision>, 'title'>;

export function toDeskRow(row: Row): DeskRow {
  return {
    id: row.id,
    hash: row.hash,
    state: row.state as StoryState,
    title: listedTitle(row.title),
    campaign: row.campaign,
    category: row.category as CategoryCode,
    writingType: row.writing_type as WritingType,
    language: row.language as TextLanguage | null,
    age: row.age,
    country: row.country,
    receivedAt: row.received_at,
  };
}
