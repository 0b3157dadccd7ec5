import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import type { Campaign } from '#domain/campaigns/schema.ts';
import { tileKey, wallHex } from '#domain/motif/own-wall.ts';
import { numberText } from '#domain/number-text.ts';
import { type CategoryCode, categoryLabel, isCategory } from '#domain/options/categories.ts';
import { hashOfUrl, isHash } from '#domain/story/permalink.ts';

/** Which texts a booklet holds. */
export type BookletOf =
  | { kind: 'campaign'; slug: string }
  | { kind: 'subject'; category: CategoryCode }
  | { kind: 'list'; hashes: string[] };

/** What an officer asks for; kept with the booklet, so plain values only. */
export type BookletOrder = { title: string; of: BookletOf; flowing: boolean; folded: boolean };

/** As many as the largest campaign hopes for, and a few more. */
export const MOST_LETTERS = 2_000;
export const TITLE_LONGEST = 80;
export const KEPT_HOURS = 24;
/** Unfinished ones of one officer. */
export const MOST_WAITING = 3;

export type BookletDraft = {
  title: string;
  of: string;
  campaign: string;
  subject: string;
  list: string;
  flowing: boolean;
  folded: boolean;
};
export type BookletProblems = Partial<Record<'title' | 'campaign' | 'subject' | 'list', string>>;

type Known = Pick<Campaigns, 'find'>;
type Hanging = Pick<Campaigns, 'find' | 'ofCategory'>;

export function parseBookletDraft(
  draft: BookletDraft,
  campaigns: Known,
): { order: BookletOrder } | { problems: BookletProblems } {
  const problems: BookletProblems = {};
  const title = draft.title.normalize('NFC').trim();
  if (title === '') problems.title = 'Give it a title.';
  if ([...title].length > TITLE_LONGEST) problems.title = `At most ${TITLE_LONGEST} characters.`;
  const of = parseOf(draft, problems, campaigns);
  if (!of || Object.keys(problems).length > 0) return { problems };
  return { order: { title, of, flowing: draft.flowing, folded: draft.folded } };
}

function parseOf(
  draft: BookletDraft,
  problems: BookletProblems,
  campaigns: Known,
): BookletOf | null {
  if (draft.of === 'list') return parseList(draft.list, problems);
  if (draft.of === 'subject') {
    if (isCategory(draft.subject)) return { kind: 'subject', category: draft.subject };
    problems.subject = 'Choose a subject.';
    return null;
  }
  if (campaigns.find(draft.campaign)) return { kind: 'campaign', slug: draft.campaign };
  problems.campaign = 'Choose a campaign.';
  return null;
}

/** Links or references, one to a line or with spaces between; each counts once. */
function parseList(text: string, problems: BookletProblems): BookletOf | null {
  const hashes = [
    ...new Set(
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(hashOfUrl),
    ),
  ];
  const unknown = hashes.find((hash) => !isHash(hash));
  if (hashes.length === 0) problems.list = 'Add at least one link.';
  else if (unknown !== undefined)
    problems.list = `“${unknown.slice(0, 40)}” is no link of a story or letter.`;
  else if (hashes.length > MOST_LETTERS)
    problems.list = `At most ${numberText(MOST_LETTERS)} at a time.`;
  else return { kind: 'list', hashes };
  return null;
}

/** "Write to the Children of Gaza", "Mosque" or "12 chosen texts". */
export function describeOf(
  of: BookletOf,
  campaigns: { find: (slug: string) => { name: string } | undefined },
): string {
  if (of.kind === 'campaign') return campaigns.find(of.slug)?.name ?? of.slug;
  if (of.kind === 'subject') return categoryLabel(of.category);
  return of.hashes.length === 1 ? 'One chosen text' : `${of.hashes.length} chosen texts`;
}

/** The wall of the cover: the campaign's or the subject's own, or that of the first text. */
export function coverWall(of: BookletOf, first: CategoryCode, campaigns: Hanging): Wall {
  if (of.kind !== 'campaign') {
    const category = of.kind === 'subject' ? of.category : first;
    const room = campaigns.ofCategory(category);
    // A wall of its own comes with its paint; others are drawn on the plain one.
    return wallOf(category, room && tileKey(room) ? room : undefined);
  }
  const campaign = campaigns.find(of.slug);
  return wallOf(campaign?.category ?? first, campaign);
}

const PLAIN = '#1f1c2d';

/** `category`: or the key of the wall, where leads drew one. */
type Wall = { category: string; paint: string };

export function wallOf(category: CategoryCode, campaign: Campaign | undefined): Wall {
  const key = campaign && tileKey(campaign);
  return { category: key ?? category, paint: wallHex(campaign?.wall ?? 'default') ?? PLAIN };
}
