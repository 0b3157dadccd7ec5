import type { WritingType } from '#domain/options/writing-types.ts';
import type { FormValues } from './form-values.ts';

/** Where a person said drafts may be kept; nothing said yet is null. */
export type DraftPlace = 'device' | 'tab';

export type Draft = {
  campaign: string;
  writingType: WritingType;
  values: FormValues;
  /** The idempotency key goes with the words, so sending them again never stores them twice. */
  key: string;
  savedAt: string;
};

const PLACE = 'hikaya.draft-place';
/** Words that were sent and did not arrive; a slot of their own, so no newer draft replaces them. */
const UNSENT = 'hikaya.unsent';
const draftSlot = (campaign: string) => `hikaya.draft.${campaign}`;

export function draftPlace(): DraftPlace | null {
  const place = read(localStorage, PLACE);
  return place === 'device' || place === 'tab' ? place : null;
}

/** What is already kept moves along: "No, I share it" leaves no word in the device's memory. */
export function setDraftPlace(place: DraftPlace, draft: Draft): void {
  write(localStorage, PLACE, place);
  clearDraft(draft.campaign);
  saveDraft(draft);
}

export function saveDraft(draft: Draft): void {
  const store = draftPlace() === 'device' ? localStorage : sessionStorage;
  write(store, draftSlot(draft.campaign), JSON.stringify(draft));
}

export function findDraft(campaign: string): Draft | null {
  return findIn(draftSlot(campaign));
}

export function clearDraft(campaign: string): void {
  removeEverywhere(draftSlot(campaign));
}

/** Kept on the device unless the person shares it: these words must survive a closed tab. */
export function saveUnsent(draft: Draft): void {
  const store = draftPlace() === 'tab' ? sessionStorage : localStorage;
  write(store, UNSENT, JSON.stringify(draft));
}

export function findUnsent(): Draft | null {
  return findIn(UNSENT);
}

export function clearUnsent(): void {
  removeEverywhere(UNSENT);
}

/** Also on pages without TLS, where the browser offers no randomUUID. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function findIn(slot: string): Draft | null {
  const found = read(sessionStorage, slot) ?? read(localStorage, slot);
  try {
    return found ? (JSON.parse(found) as Draft) : null;
  } catch {
    return null;
  }
}

function removeEverywhere(slot: string): void {
  remove(sessionStorage, slot);
  remove(localStorage, slot);
}

/** Storage may be full or forbidden; writing goes on without it. */
function read(store: Storage, slot: string): string | null {
  try {
    return store.getItem(slot);
  } catch {
    return null;
  }
}

function write(store: Storage, slot: string, value: string): void {
  try {
    store.setItem(slot, value);
  } catch {
    // The words are still in the form.
  }
}

function remove(store: Storage, slot: string): void {
  try {
    store.removeItem(slot);
  } catch {
    // Nothing was kept.
  }
}
