import { isLocale, type Locale } from '#domain/options/locales.ts';
import type { CampaignRecord } from './campaign-record.ts';
import type { Change } from './sort-changes.ts';

/** One text or setting, before and after; empty where there was none. */
export type ChangedLine = { part: string; locale: Locale | null; before: string; after: string };
export type Difference = Change & { lines: ChangedLine[] };

/** The changes of two versions with the words that differ, as a lead reads them. */
export function differencesOf(
  before: CampaignRecord,
  after: CampaignRecord,
  changes: readonly Change[],
): Difference[] {
  return changes.map((change) => ({ ...change, lines: linesOf(change.part, before, after) }));
}

function linesOf(part: string, before: CampaignRecord, after: CampaignRecord): ChangedLine[] {
  const old = leavesOf(valueAt(before, part), part);
  const young = leavesOf(valueAt(after, part), part);
  const keys = [...new Set([...old.keys(), ...young.keys()])];
  return keys.flatMap((key) => {
    const [was, becomes] = [old.get(key)?.text ?? '', young.get(key)?.text ?? ''];
    const leaf = old.get(key) ?? young.get(key);
    if (was === becomes || !leaf) return [];
    return [{ part: leaf.part, locale: leaf.locale, before: was, after: becomes }];
  });
}

function valueAt(record: CampaignRecord, part: string): unknown {
  return part
    .split('.')
    .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), record);
}

type Leaf = { part: string; locale: Locale | null; text: string };

/** Every word in it, by its place and its language. */
function leavesOf(value: unknown, part: string): Map<string, Leaf> {
  return new Map(leaves(value, part).map((leaf) => [`${leaf.part} ${leaf.locale ?? ''}`, leaf]));
}

function leaves(value: unknown, part: string): Leaf[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    if (!value.some(isObject)) return [{ part, locale: null, text: value.join(', ') }];
    return value.flatMap((one, i) => leaves(one, `${part}.${i}`));
  }
  if (typeof value === 'string') return [{ part, locale: null, text: value }];
  if (!isObject(value)) return [{ part, locale: null, text: JSON.stringify(value) }];
  if (typeof value.en === 'string')
    return Object.entries(value).flatMap(([locale, text]) =>
      isLocale(locale) ? [{ part, locale, text: String(text) }] : [],
    );
  return Object.entries(value).flatMap(([name, one]) => leaves(one, `${part}.${name}`));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';
