import type { AnyContent, ContentRecords } from '#domain/content/content-records.ts';
import type { ContentSlot } from '#domain/content/content-slots.ts';
import { itemsOf } from './slot-record.ts';
import { SLOT_WORDS } from './slot-words.ts';

/** What readers meet there now, in a line. */
export function servedNow(slot: ContentSlot, record: AnyContent): string {
  const { empty, list } = SLOT_WORDS[slot];
  const items = itemsOf(record);
  if (list && items.length === 0) return empty;
  if (slot === 'help-lines') return linesNow((record as ContentRecords['help-lines']).items);
  if (slot === 'press-facts') {
    const [first] = (record as ContentRecords['press-facts']).items;
    return `${items.length} facts. The first: “${shortened(first?.text.en ?? '')}”`;
  }
  if (list) return `${items.length} ${items.length === 1 ? list.one : list.many}`;
  if (slot === 'tagline') return `“${(record as ContentRecords['tagline']).title.en}”`;
  const filled = Object.values(record).filter((value) => value !== null).length;
  return filled === 0 ? empty : `${filled} of ${Object.keys(record).length} places filled`;
}

function linesNow(lines: ContentRecords['help-lines']['items']): string {
  const countries = new Set(lines.flatMap((line) => line.countries)).size;
  const rest = lines.some((line) => line.countries.length === 0);
  return `${lines.length} lines in ${countries} ${countries === 1 ? 'country' : 'countries'}${rest ? ', and a directory for the rest' : ''}`;
}

const SHORT = 60;

const shortened = (text: string) =>
  text.length <= SHORT ? text : `${text.slice(0, text.lastIndexOf(' ', SHORT))}…`;
