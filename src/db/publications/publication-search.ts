import { sql } from 'kysely';
import { asWritten } from '#domain/search/letters.ts';
import { MARK_END, MARK_START, MOST_FOUND, type StorySearch } from '#domain/search/search.ts';
import type { Database } from '../connect.ts';

export type Found = { seq: number; inTitle: boolean };

/** Newest first, one more than the most that is shown, so that a caller sees whether there are more. */
export async function findBySearch(db: Database, search: StorySearch): Promise<Found[]> {
  const { rows } = await sql<{ seq: number; in_title: boolean }>`
    SELECT seq, words @@ search_query(${search.words}, true) AS in_title
    FROM publication_search
    WHERE words @@ (search_query(${search.words}, false)${narrowing(search)})
    ORDER BY seq DESC LIMIT ${MOST_FOUND + 1}`.execute(db);
  return rows.map((row) => ({ seq: row.seq, inTitle: row.in_title }));
}

export function narrowing({ category, writingType, country, language }: StorySearch) {
  const exact = [
    category && `=category:${category}`,
    writingType && `=type:${writingType}`,
    country && `=country:${country}`,
    language && `=language:${language}`,
  ].filter((word) => word !== undefined);
  return sql.join(
    exact.map((word) => sql` && exactly(${word})`),
    sql``,
  );
}

export type Passages = {
  title: string;
  passage: string;
  /** Whether the passage begins and ends where the text does. */
  fromStart: boolean;
  toEnd: boolean;
};

const MARKS = `${MARK_START}${MARK_END}`;
const TITLE_MARKS = `StartSel=${MARK_START},StopSel=${MARK_END},HighlightAll=true`;
const PASSAGE_MARKS = `StartSel=${MARK_START},StopSel=${MARK_END},MaxWords=36,MinWords=18,MaxFragments=1`;

/** What is marked in a text: by the rules of the search, or any of these words that it has. */
export type ToMark = { search: string } | { anyOf: readonly string[] };

/** The words around what was found; only for the few stories that are shown. */
export async function findPassages(
  db: Database,
  toMark: ToMark,
  seqs: number[],
): Promise<Map<number, Passages>> {
  // Marking takes as long as its question, so of many words only those are asked for that the text has.
  const query =
    'search' in toMark
      ? sql`websearch_to_tsquery(words_config(language), search_form(${toMark.search}))`
      : sql`(SELECT string_agg(quote_literal(lexeme), ' | ')::tsquery
          FROM (SELECT tsvector_to_array(to_tsvector(words_config(language),
            search_form(${toMark.anyOf.join(', ')}))) AS asked OFFSET 0) looked_for,
            publication_search s, unnest(s.words)
          WHERE s.seq = publication.seq AND lexeme = ANY (asked))`;
  // Other scripts are marked in the letters they are compared in, or their words would not be found again.
  const { rows } = await sql<
    Passages & { seq: number; written: { title: string; body: string } | null }
  >`
    SELECT seq, title, passage, written, starts_with(form, plain) AS "fromStart",
      right(form, char_length(plain)) = plain AS "toEnd"
    FROM (
      SELECT *, translate(passage, ${MARKS}, '') AS plain
      FROM (
        SELECT seq, form, written,
          ts_headline(words_config(language), title_form, query, ${TITLE_MARKS}) AS title,
          ts_headline(words_config(language), form, query, ${PASSAGE_MARKS}) AS passage
        FROM (
          SELECT seq, language,
            CASE WHEN language NOT IN ('en', 'fr') THEN json_build_object('title', title, 'body', body) END AS written,
            coalesce(${query}, '') AS query,
            CASE WHEN language IN ('en', 'fr') THEN title ELSE search_form(title) END AS title_form,
            CASE WHEN language IN ('en', 'fr') THEN body ELSE search_form(body) END AS form
          FROM publication WHERE seq = ANY (${seqs})
        ) story
      ) marked
    ) cut`.execute(db);
  return new Map(
    rows.map(({ seq, written, ...found }) => [
      seq,
      written
        ? {
            ...found,
            title: asWritten(found.title, written.title, MARKS),
            passage: asWritten(found.passage, written.body, MARKS),
          }
        : found,
    ]),
  );
}
