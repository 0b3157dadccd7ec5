import { isLocale, type Locale } from '#domain/options/locales.ts';
import type { AnyContent } from './content-records.ts';

/** One text or setting, before and after; empty where there was none. `part` is its place in the record. */
export type ContentLine = { part: string; locale: Locale | null; before: string; after: string };

/** What readers would meet otherwise. What only moved up or down in a list is no other thing. */
export function contentDifferences(before: AnyContent, after: AnyContent): ContentLine[] {
  const [old, young] = itemsOf(before, after);
  const keys = [...new Set([...old.keys(), ...young.keys()])];
  const lines = keys.flatMap((key) => {
    const [was, becomes] = [old.get(key), young.get(key)];
    const leaf = becomes ?? was;
    if (!leaf || (was?.text ?? '') === (becomes?.text ?? '') || OF_A_FILE.test(key)) return [];
    const { part, locale } = leaf;
    return [{ part, locale, before: was?.text ?? '', after: becomes?.text ?? '' }];
  });
  // The same things in another order.
  const moved = lines.length === 0 && JSON.stringify(before) !== JSON.stringify(after);
  return moved ? [{ part: 'items', locale: null, before: '', after: 'In another order' }] : lines;
}

/** Its picture says the same. */
const OF_A_FILE = /\.(?:width|height) $/;

type Leaf = { part: string; locale: Locale | null; text: string };

/** A list is compared item by item: those that stand in both, whole, are no difference. */
function itemsOf(before: AnyContent, after: AnyContent): [Map<string, Leaf>, Map<string, Leaf>] {
  if (!('items' in before) || !('items' in after)) return [leavesOf(before), leavesOf(after)];
  const [was, becomes] = [before.items.map(asText), after.items.map(asText)];
  const changed = (items: readonly unknown[], here: string[], there: string[]) =>
    items.filter((_, i) => !there.includes(here[i] ?? ''));
  return [
    leavesOf({ items: changed(before.items, was, becomes) }),
    leavesOf({ items: changed(after.items, becomes, was) }),
  ];
}

const asText = (item: unknown): string => JSON.stringify(item);

const leavesOf = (value: unknown): Map<string, Leaf> =>
  new Map(leaves(value, '').map((leaf) => [`${leaf.part} ${leaf.locale ?? ''}`, leaf]));

function leaves(value: unknown, part: string): Leaf[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && !value.some((one) => typeof one === 'object'))
    return [{ part, locale: null, text: value.join(', ') }];
  if (typeof value !== 'object')
    return [
      { part, locale: null, text: typeof value === 'string' ? value : JSON.stringify(value) },
    ];
  return Object.entries(value).flatMap(([name, one]) =>
    isLocale(name) && typeof one === 'string'
      ? [{ part, locale: name, text: one }]
      : leaves(one, part === '' ? name : `${part}.${name}`),
  );
}
