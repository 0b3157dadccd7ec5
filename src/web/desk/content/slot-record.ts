import type { AnyContent } from '#domain/content/content-records.ts';
import type { ContentSlot } from '#domain/content/content-slots.ts';
import { LOCALES } from '#domain/options/locales.ts';
import { normaliseLine } from '#domain/submission/text.ts';
import { type Field, SLOT_WORDS } from './slot-words.ts';

/** What stands in each field of the form, by its name in it. */
export type Typed = Record<string, string>;

type Item = Record<string, unknown>;

/** The record as its form shows it. */
export function typedOf(slot: ContentSlot, record: AnyContent): Typed {
  const { fields, list } = SLOT_WORDS[slot];
  if (!list) return typedItem(fields, record as Item, '');
  const items = itemsOf(record);
  return Object.assign(
    { count: String(items.length) },
    ...items.map((item, i) => ({
      ...typedItem(fields, item, `${i}.`),
      // What the form does not ask for stays with its item.
      [`${i}.kept`]: JSON.stringify(keptOf(fields, item)),
    })),
  );
}

export const itemsOf = (record: AnyContent): Item[] =>
  'items' in record ? (record.items as Item[]) : [];

function typedItem(fields: readonly Field[], item: Item, before: string): Typed {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const value = item[field.name];
      const name = `${before}${field.name}`;
      if (field.kind !== 'words')
        return [
          [name, Array.isArray(value) ? value.join('; ') : typeof value === 'string' ? value : ''],
        ];
      const words = (value ?? {}) as Record<string, string>;
      return LOCALES.map(({ code }) => [`${name}:${code}`, words[code] ?? '']);
    }),
  );
}

function keptOf(fields: readonly Field[], item: Item): Item {
  const asked = fields.map(({ name }) => name);
  return Object.fromEntries(Object.entries(item).filter(([name]) => !asked.includes(name)));
}

/** What was typed, as a record; whoever keeps it checks it. A new item in which nothing was typed is none. */
export function recordOfTyped(slot: ContentSlot, typed: Typed): unknown {
  const { fields, list } = SLOT_WORDS[slot];
  if (!list) return itemOf(fields, typed, '');
  const count = Math.min(Number(typed.count) || 0, list.most);
  const items = Array.from({ length: count + 1 }, (_, i) => i).flatMap((i) => {
    const isNew = i === count;
    if (isNew && fields.every((field) => isEmpty(field, typed, `${i}.`))) return [];
    return [{ ...parsed(typed[`${i}.kept`]), ...itemOf(fields, typed, `${i}.`) }];
  });
  return { items };
}

/** A choice is always made, so it says nothing about whether something was typed. */
const isEmpty = ({ name, kind }: Field, typed: Typed, before: string) =>
  kind === 'choice' ||
  (kind === 'words'
    ? LOCALES.every(({ code }) => !typed[`${before}${name}:${code}`]?.trim())
    : !typed[`${before}${name}`]?.trim());

function parsed(text: string | undefined): Item {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Item) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function itemOf(fields: readonly Field[], typed: Typed, before: string): Item {
  return Object.fromEntries(
    fields.map((field): [string, unknown] => [field.name, fieldValue(field, typed, before)]),
  );
}

function fieldValue({ name, kind, optional }: Field, typed: Typed, before: string): unknown {
  const at = (more = '') => normaliseLine(typed[`${before}${name}${more}`] ?? '');
  if (kind === 'countries')
    return at()
      .split(';')
      .map((country) => country.trim())
      .filter(Boolean);
  if (kind !== 'words') return at() || (optional ? null : '');
  const said = LOCALES.map(({ code }) => [code, at(`:${code}`)]).filter(([, words]) => words);
  return said.length === 0 && optional ? null : Object.fromEntries(said);
}

/** One thing less, or in another place. */
export function withoutItem(record: AnyContent, no: number): unknown {
  return { items: itemsOf(record).filter((_, i) => i !== no) };
}

export function withItemMoved(record: AnyContent, no: number, by: -1 | 1): unknown {
  const items = [...itemsOf(record)];
  const [one] = items.splice(no, 1);
  if (one) items.splice(Math.max(0, no + by), 0, one);
  return { items };
}
