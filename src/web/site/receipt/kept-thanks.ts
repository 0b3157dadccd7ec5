import { useSyncExternalStore } from 'react';
import type { WritingType } from '#domain/options/writing-types.ts';
import { readKept, removeKept, writeKept } from '#web/browser/kept.ts';
import { isOwnDevice } from '../tell/drafts.ts';
import type { ThankingRoom } from './room-thanks.ts';

/** Where a text that was just sent will live, and the words that open it. */
export type Thanks = {
  url: string;
  receipt: string[];
  writingType: WritingType;
  /** The campaign of the form it was written in. */
  room?: ThankingRoom | undefined;
};

const SLOT = 'hikaya.thanks';

/**
 * Held by the page that is open, never by the browser's history: whoever presses Back on a shared
 * tablet is not the one who wrote. Only a person who said that the device is theirs finds it again
 * after a reload, in the same tab.
 */
let held: Thanks | null = null;
const listeners = new Set<() => void>();

export function keepThanks(thanks: Thanks): void {
  held = thanks;
  // Back from another site can bring the whole page back as it was.
  window.addEventListener('pagehide', leaveThanks, { once: true });
  if (isOwnDevice()) writeKept('tab', SLOT, JSON.stringify(thanks));
  tell();
}

/** The page was left. On a device of one's own it stays for the tab. */
export function leaveThanks(): void {
  if (isOwnDevice()) return;
  forgetThanks();
}

export function forgetThanks(): void {
  if (held === null && readKept('tab', SLOT) === null) return;
  held = null;
  removeKept('tab', SLOT);
  tell();
}

export function holdsThanks(): boolean {
  return find() !== null;
}

/** None in the server's page, nor while it comes to life. */
export function useKeptThanks(): Thanks | null {
  return useSyncExternalStore(listen, find, () => null);
}

function find(): Thanks | null {
  held ??= JSON.parse(readKept('tab', SLOT) ?? 'null') as Thanks | null;
  return held;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
