import { plain } from './page-head.ts';

/** Attributes that are read out or shown. */
const SPOKEN = /\s(?:aria-label|placeholder|title|alt|label|content|aria-description)="([^"]*)"/g;

/** Where one line of a page ends for its reader. */
const BLOCKS =
  /<\/?(?:p|div|li|ul|ol|h\d|section|main|header|footer|nav|article|aside|form|fieldset|legend|label|button|option|select|dt|dd|dl|tr|td|th|table|figure|figcaption|summary|details|title|meta|br|a|textarea)\b[^>]*>/g;

/** Everything that a page says, shown or read out, a line each; without what differs from one day or run to the next. */
export function wordsOf(html: string): string {
  const spoken: string[] = [];
  const body = html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    // The names of other languages are on every page and no part of what it says.
    .replaceAll(/<nav class="languages-alone".*?<\/nav>|<ul class="languages".*?<\/ul>/gs, '')
    .replaceAll(/<option\b.*?<\/option>/gs, '')
    .replaceAll(/<(?:path|use|rect|circle|pattern|link)\b[^>]*>/g, '')
    .replaceAll('<!-- -->', '');
  for (const [tag] of body.matchAll(/<[a-z][^>]*>/g))
    for (const [, words = ''] of tag.matchAll(SPOKEN)) spoken.push(words);
  const shown = body.replaceAll(BLOCKS, '\n').replaceAll(/<[^>]*>/g, '');
  return [...shown.split('\n'), ...spoken.map((words) => `~ ${words}`)]
    .map((line) =>
      steady(plain(line))
        .replaceAll(/[ \n]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

function steady(text: string): string {
  return text
    .replaceAll(/127\.0\.0\.1:\d+/g, 'host')
    .replaceAll(/\b[0-9a-hjkmnp-tv-z]{12}\b/g, 'hash')
    .replaceAll(/\d{4}-\d\d-\d\d(?:T[\d:.]+Z|, \d+:\d\d\s[ap]\.m\.)?/g, 'date')
    .replaceAll(new RegExp(`\\d{1,2} (?:${MONTHS}) 20\\d\\d`, 'g'), 'date');
}
