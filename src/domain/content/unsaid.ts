import type { ContentRecords } from './content-records.ts';
import type { ContentSlot } from './content-slots.ts';

/** What has to be said of a picture before it can go out, by its place in the record. */
const OF_PICTURES = ['caption', 'alt', 'people', 'licence'] as const;

export function unsaid(slot: ContentSlot, record: ContentRecords[ContentSlot]): string[] {
  if (slot !== 'impact-pictures' && slot !== 'sudan-photo') return [];
  const { items } = record as ContentRecords['impact-pictures'];
  return items.flatMap((picture, i) =>
    OF_PICTURES.filter((name) => picture[name] === null).map((name) => `items.${i}.${name}`),
  );
}
