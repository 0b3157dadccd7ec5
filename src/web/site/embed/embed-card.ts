import { PIGMENT_HEX } from '#domain/motif/pigments.ts';
import { drawTile } from '#domain/motif/tile.ts';
import { tileSvg } from '#domain/motif/tile-svg.ts';
import { categoryLabel } from '#domain/options/categories.ts';
import { whatItIs } from '#domain/sharing/share-card.ts';
import type { Site } from '#domain/site.ts';
import { escapeHtml } from '#domain/story/body.ts';
import { displayOpening } from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { languageAttributes } from '#web/ui/text-language.ts';

export type EmbedOptions = { site: Pick<Site, 'name' | 'origin'>; style: string };

/** What another site shows of a story: less than a list does, and nothing of its writer. */
export function embedCard(story: ListedStory, { site, style }: EmbedOptions): string {
  const url = escapeHtml(`${site.origin}${permalink(story)}`);
  const language = attributes(languageAttributes(story.language));
  // An opening that gives way to a note is in our own language.
  const openingLanguage = story.contentNote === null ? language : '';
  // So is what it is, where we have no words in the story's.
  const whatLanguage = story.language === 'other' ? '' : language;
  const link = (words: string) => `<a href="${url}" target="_blank" rel="noopener">${words}</a>`;
  return embedPage({
    style,
    title: story.title,
    head: `<link rel="canonical" href="${url}">`,
    art: tileSvg(drawTile({ category: story.category, story: story.hash }), { colour }),
    say: [
      `<p class="what"><bdi${whatLanguage}>${escapeHtml(whatItIs(story))}</bdi> · ${escapeHtml(categoryLabel(story.category))}</p>`,
      `<h1${language}>${link(escapeHtml(story.title))}</h1>`,
      `<p class="opening"${openingLanguage}>${escapeHtml(displayOpening(story))}</p>`,
      `<p class="foot">${link(`Read it on ${escapeHtml(site.name)}`)}</p>`,
    ].join(''),
  });
}

const QUIET = {
  gone: {
    title: 'This page was taken down',
    text: 'Its writer, or one of us, decided that it should rest. Please do not look for a copy.',
  },
  unknown: { title: 'There is nothing to show here', text: 'Other stories are open to read.' },
} as const;

/** No title, no date, no reason. */
export function quietCard(kind: keyof typeof QUIET, { site, style }: EmbedOptions): string {
  const { title, text } = QUIET[kind];
  const url = escapeHtml(`${site.origin}/stories`);
  return embedPage({
    style,
    title,
    head: '',
    art: tileSvg(drawTile({ category: 'RAMADAN', line: true }), { colour }),
    say: `<h1>${title}</h1><p class="opening">${text}</p><p class="foot"><a href="${url}" target="_blank" rel="noopener">Read the stories on ${escapeHtml(site.name)}</a></p>`,
  });
}

type Page = { style: string; title: string; head: string; art: string; say: string };

function embedPage({ style, title, head, art, say }: Page): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${head}<style>${style}</style></head><body><div class="art">${art}</div><main class="say">${say}</main></body></html>`;
}

const colour = (pigment: keyof typeof PIGMENT_HEX) => PIGMENT_HEX[pigment];

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
