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
  clear: () => void;
  choose: (place: DraftPlace) => void;
  current: () => Draft;
};

/** Saves while a person writes, and never puts old words into a form without being asked. */
export function useDrafting({ campaign, writingType, values, setValues }: Options): Drafting {
  const [waiting, setWaiting] = useState<Draft | null>(null);
  const [place, setPlace] = useState<DraftPlace | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const key = useRef<string | null>(null);

  const current = (): Draft => {
    key.current ??= newKey();
    return { campaign, writingType, values, key: key.current, savedAt: new Date().toISOString() };
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
    bringBack: () => {
      if (!waiting) return;
      key.current = waiting.key;
      setValues({ ...EMPTY_VALUES, ...waiting.values });
      setWaiting(null);
    },
    clear: () => {
      clearDraft(campaign);
      key.current = null;
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
