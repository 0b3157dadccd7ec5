import { differencesOf } from '#domain/campaigns/differences.ts';
import { asksElse } from '#domain/campaigns/draft-needs.ts';
import { sortChanges } from '#domain/campaigns/sort-changes.ts';
import type { DeskServices } from '#services/desk-services.ts';

type ListedVersion = Awaited<ReturnType<DeskServices['readCampaignVersions']>>[number];

const AS_IF_WRITTEN = { any: true, recipients: [], languages: [] };

export type Wording = {
  no: number;
  at: Date;
  madeBy: string | null;
  why: string;
  /** What it changed, by its places in the record. */
  parts: string[];
  mayComeBack: boolean;
};

export type VersionGroup = {
  version: number;
  hash: string;
  live: boolean;
  /** When writers began to be asked this, and when they were asked something else. */
  from: Date;
  until: Date | null;
  madeBy: string | null;
  agreedBy: string | null;
  texts: number;
  /** The newest first. More than one, where readers were told something else meanwhile. */
  wordings: Wording[];
};

/** What changed without asking writers anything else is folded inside its version. */
export function versionGroups(listed: readonly ListedVersion[]): VersionGroup[] {
  const groups: VersionGroup[] = [];
  const live = listed[0];
  listed.forEach((one, i) => {
    const before = listed[i + 1];
    const known = groups.at(-1);
    const wording: Wording = {
      ...{ no: one.no, at: one.at, madeBy: one.madeBy, why: one.why },
      parts: before
        ? sortChanges(before.record, one.record, AS_IF_WRITTEN).map(({ part }) => part)
        : [],
      mayComeBack: one.standsOnTwo && one.hash !== live?.hash,
    };
    if (known?.version === one.version) {
      known.wordings.push(wording);
      known.from = one.at;
      known.madeBy = one.madeBy;
      known.agreedBy = one.agreedBy ?? known.agreedBy;
      known.texts += Number(one.texts);
      return;
    }
    groups.push({
      ...{ version: one.version, hash: one.hash, live: i === 0, from: one.at },
      until: known?.from ?? null,
      ...{ madeBy: one.madeBy, agreedBy: one.agreedBy, texts: Number(one.texts) },
      wordings: [wording],
    });
  });
  return groups;
}

export type BringBack = {
  no: number;
  version: number;
  becomes: number;
  live: { version: number; texts: number };
  /** What writers read now and would no longer read. */
  lost: string[];
};

/** What it means that one of them is served again; null where there is no such one. */
export function bringBack(listed: readonly ListedVersion[], no: number): BringBack | null {
  const [live] = listed;
  const target = listed.find((one) => one.no === no);
  if (!live || !target?.standsOnTwo || target.hash === live.hash) return null;
  const changes = sortChanges(live.record, target.record, AS_IF_WRITTEN);
  const told = changes.filter(({ kind }) => kind !== 'free');
  const texts = listed.filter(({ version }) => version === live.version);
  return {
    ...{ no, version: target.version },
    becomes: live.version + (asksElse(live.record, target.record) ? 1 : 0),
    live: {
      version: live.version,
      texts: texts.reduce((sum, one) => sum + Number(one.texts), 0),
    },
    lost: differencesOf(live.record, target.record, told)
      .flatMap(({ lines }) => lines)
      .filter(({ locale, before }) => locale === 'en' && before !== '')
      .map(({ before }) => before),
  };
}
