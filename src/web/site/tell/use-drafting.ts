import { useEffect, useRef, useState } from 'react';
import type { WritingType } from '#domain/options/writing-types.ts';
import {
  clearDraft,
  type Draft,
  type DraftPlace,
  draftPlace,
  findDraft,
  newKey,
  saveDraft,
  setDraftPlace,
} from './drafts.ts';
import { EMPTY_VALUES, type FormValues, hasWords } from './form-values.ts';

/** A pause in typing this long is a moment to save. */
const SAVE_AFTER_MS = 600;

type Options = {
  campaign: string;
  writingType: WritingType;
  values: FormValues;
  setValues: (values: FormValues) => void;
};

export type Drafting = {
  /** An earlier draft that has been found and not yet brought back. */
  waiting: Draft | null;
  place: DraftPlace | null;
  savedAt: string | null;
  bringBack: () => void;
  /** Puts a draft into the form together with its key. */
  restore: (draft: Draft) => void;
  clear: () => void;
  choose: (place: DraftPlace) => void;
  current: () => Draft;
};

/** Saves while a person writes, and never puts old words into a form without being asked. */
export function useDrafting({ campaign, writingType, values, setValues }: Options): Drafting {
  const [waiting, setWaiting] = useState<Draft | null>(null);
  const [place, setPlace] = useState<DraftPlace | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const keyed = useRef<{ words: string; key: string } | null>(null);

  /**
   * A key belongs to exactly these words: sending them again is harmless, and changed words are
   * another story, which the old key would refuse.
   */
  const current = (): Draft => {
    const words = JSON.stringify(values);
    if (keyed.current?.words !== words) keyed.current = { words, key: newKey() };
    const savedAt = new Date().toISOString();
    return { campaign, writingType, values, key: keyed.current.key, savedAt };
  };

  const restore = (draft: Draft) => {
    const restored = { ...EMPTY_VALUES, ...draft.values };
    keyed.current = { words: JSON.stringify(restored), key: draft.key };
    setValues(restored);
    setWaiting(null);
  };

  useEffect(() => {
    setPlace(draftPlace());
    setWaiting(findDraft(campaign));
  }, [campaign]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the words is what is saved
  useEffect(() => {
    if (waiting || !hasWords(values)) return;
    const timer = setTimeout(() => {
      const draft = current();
      saveDraft(draft);
      setSavedAt(draft.savedAt);
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, waiting]);

  return {
    waiting,
    place,
    savedAt,
    current,
    restore,
    bringBack: () => {
      if (waiting) restore(waiting);
    },
    clear: () => {
      clearDraft(campaign);
      setSavedAt(null);
      if (waiting) setWaiting(null);
      else setValues(EMPTY_VALUES);
    },
    choose: (chosen) => {
      setDraftPlace(chosen, current());
      setPlace(chosen);
    },
  };
}
