import type { WritingType } from '#domain/options/writing-types.ts';
import {
  type KeptIn,
  readKept,
  removeKept,
  removeKeptUnder,
  writeKept,
} from '#web/browser/kept.ts';
import type { FormValues } from './form-values.ts';

/** Where a person said drafts may be kept; nothing said yet is null. */
export type DraftPlace = 'device' | 'tab';

export type Draft = {
  campaign: string;
  /** In which version of it the form asked. */
  version?: number | null;
  writingType: WritingType;
  values: FormValues;
  /** The idempotency key goes with the words, so sending them again never stores them twice. */
  key: string;
  savedAt: string;
};

const PLACE = 'hikaya.draft-place';
/** Words that were sent and did not arrive; apart, so that no newer draft replaces them. */
const UNSENT = 'hikaya.unsent';
const DRAFTS = 'hikaya.draft.';
const EARLIER = 'hikaya.earlier.';
const draftSlot = (campaign: string) => `${DRAFTS}${campaign}`;
/** A draft from before, kept while something new is being written. */
const earlierSlot = (campaign: string) => `${EARLIER}${campaign}`;

/** Whoever comes to this form next is taken for the same person only here. */
export function isOwnDevice(): boolean {
  return draftPlace() === 'device';
}

export function draftPlace(): DraftPlace | null {
  const place = readKept('device', PLACE);
  return place === 'device' || place === 'tab' ? place : null;
}

/** What is already kept moves along: "No, others use it too" leaves no word in the device's memory. */
export function setDraftPlace(place: DraftPlace, draft: Draft): void {
  writeKept('device', PLACE, place);
  const earlier = findEarlier(draft.campaign);
  const unsent = allUnsent();
  clearDraft(draft.campaign);
  clearEarlier(draft.campaign);
  saveDraft(draft);
  if (earlier) saveEarlier(earlier);
  keepUnsent(unsent);
}

export function saveDraft(draft: Draft): void {
  writeKept(draftPlace() ?? 'tab', draftSlot(draft.campaign), JSON.stringify(draft));
}

export function findDraft(campaign: string): Draft | null {
  return find<Draft>(draftSlot(campaign));
}

export function clearDraft(campaign: string): void {
  removeEverywhere(draftSlot(campaign));
}

export function saveEarlier(draft: Draft): void {
  writeKept(draftPlace() ?? 'tab', earlierSlot(draft.campaign), JSON.stringify(draft));
}

export function findEarlier(campaign: string): Draft | null {
  return find<Draft>(earlierSlot(campaign));
}

export function clearEarlier(campaign: string): void {
  removeEverywhere(earlierSlot(campaign));
}

/**
 * On a device that may be shared a draft outlives a reload and nothing else: the next person at this
 * form is somebody else.
 */
export function forgetOthersDrafts(): void {
  if (isOwnDevice() || isReloaded()) return;
  removeKeptUnder('tab', DRAFTS);
  removeKeptUnder('tab', EARLIER);
}

/** Whether this very page was loaded again, by hand or by a phone that had put it aside. */
function isReloaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!loaded || new URL(loaded.name).pathname !== window.location.pathname) return false;
  return loaded.type === 'reload' || ('wasDiscarded' in document && document.wasDiscarded === true);
}

/** The draft too: what was typed last may not have been saved yet when it was sent. */
export function saveUnsent(draft: Draft): void {
  if (isOwnDevice()) saveDraft(draft);
  keepUnsent([...allUnsent().filter(({ key }) => key !== draft.key), draft]);
}

/** The newest, when more than one did not arrive. */
export function findUnsent(): Draft | null {
  return allUnsent().at(-1) ?? null;
}

/** Forgets one text, and no other. */
function clearUnsent(key: string): void {
  keepUnsent(allUnsent().filter((draft) => draft.key !== key));
}

/** Only what was really sent goes; a newer draft of the same form stays. */
export function forgetSent(draft: Draft): void {
  clearUnsent(draft.key);
  if (findDraft(draft.campaign)?.key === draft.key) clearDraft(draft.campaign);
}

/** Also on pages without TLS, where the browser offers no randomUUID. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function allUnsent(): Draft[] {
  return find<Draft[]>(UNSENT) ?? [];
}

/** Kept on the device unless the person shares it: these words must survive a closed tab. */
function keepUnsent(drafts: Draft[]): void {
  removeEverywhere(UNSENT);
  if (drafts.length === 0) return;
  const place: KeptIn = draftPlace() === 'tab' ? 'tab' : 'device';
  writeKept(place, UNSENT, JSON.stringify(drafts));
}

function find<T>(slot: string): T | null {
  const found = readKept('tab', slot) ?? readKept('device', slot);
  try {
    return found ? (JSON.parse(found) as T) : null;
  } catch {
    return null;
  }
}

function removeEverywhere(slot: string): void {
  removeKept('tab', slot);
  removeKept('device', slot);
}
