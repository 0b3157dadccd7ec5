import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { tileKey } from '#domain/motif/own-wall.ts';
import { AGE_SECRET } from '#domain/options/ages.ts';
import { languageTag, textDirection } from '#domain/options/languages.ts';
import { type Direction, localeEntry } from '#domain/options/locales.ts';
import { breakable } from '#domain/print/breakable.ts';
import type { LetterSheet } from '#domain/print/letter-sheet.ts';
import { parseBody } from '#domain/story/body.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { PublishedStory } from '#domain/story/published-story.ts';
import type { CampaignSnapshot } from '#services/campaigns/campaign-snapshot.ts';
import type { NameIn } from '#services/ports.ts';
import { filled, spokenBeside, type TextWords, textWords } from '#words/text-words.ts';

type Context = { origin: string; nameIn: NameIn; campaigns: CampaignSnapshot };

/** What stands on the paper besides the writer's words is in their language. */
export function letterSheet(story: PublishedStory, context: Context): LetterSheet {
  return {
    title: breakable(story.title),
    language: languageTag(story.language),
    direction: directionOf(story),
    category: keyOfWall(story, context.campaigns.in('en')),
    beside: besideOf(story, context),
    paragraphs: parseBody(story.body).map((lines) =>
      lines.map((line) => breakable(line.map(({ text }) => text).join(''))),
    ),
    address: `${context.origin}${permalink(story)}`,
  };
}

function besideOf(story: PublishedStory, { nameIn, campaigns }: Context): LetterSheet['beside'] {
  const language = spokenBeside(story.language);
  const spoken = campaigns.in(language);
  const { direction } = localeEntry(language);
  const words = textWords(story.language);
  const country = nameIn(language, 'country', story.country);
  const recipient = story.recipient && spoken.recipientName(story, story.recipient);
  const to = recipient && filled(words.to, { recipient: apart(recipient, direction) });
  const age = ageIn(words, story);
  const name = apart(story.name ?? words.anonymous, direction);
  const from = breakable(age === null ? name : filled(words.aged, { name, age }));
  return {
    language,
    direction,
    label: [
      ...(to ? [to] : []),
      filled(words.authors[spoken.authorLabel(story)], { name: from }),
      country,
    ],
    about: to ? filled(words.aged, { name: to, age: country }) : country,
    note:
      story.contentNote && filled(words.covered[story.writingType], { note: story.contentNote }),
    shortened: story.shortened ? words.shortened : null,
    code: words.codeOpensText,
    pageOf: words.pageOf,
  };
}

function keyOfWall({ category }: PublishedStory, { ofCategory }: Campaigns): string {
  const room = ofCategory(category);
  return (room && tileKey(room)) ?? category;
}

type Told = Pick<PublishedStory, 'age' | 'ageBand'>;

/** A band is kept as English says it; its figures are what it means. */
function ageIn(words: TextWords, { age, ageBand }: Told): string | null {
  if (!ageBand) return age === null || age === AGE_SECRET ? null : String(age);
  const [from, to] = ageBand.match(/\d+/g) ?? [];
  return filled(to === undefined ? words.openBand : words.band, { from, to });
}

/** Paper wants to know: where nobody told the language, the first letter of the title says it. */
function directionOf({ language, title }: PublishedStory): Direction {
  const told = textDirection(language);
  if (told !== 'auto') return told;
  const [first = ''] = /\p{L}/u.exec(title) ?? [];
  return WRITTEN_LEFTWARDS.test(first) ? 'rtl' : 'ltr';
}

const WRITTEN_LEFTWARDS = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** A name that runs the other way would else pull the number behind it to its other side. */
function apart(name: string, around: Direction): string {
  const direction = WRITTEN_LEFTWARDS.test(name) ? 'rtl' : 'ltr';
  return direction === around ? name : `\u2068${name}\u2069`;
}
