import { useEffect, useRef, useState } from 'react';
import type { WritingType } from '#domain/options/writing-types.ts';
import {
  clearDraft,
  clearEarlier,
  type Draft,
  type DraftPlace,
  draftPlace,
  findDraft,
  findEarlier,
  forgetOthersDrafts,
  newKey,
  saveDraft,
  saveEarlier,
  setDraftPlace,
} from './drafts.ts';
import { EMPTY_VALUES, type FormValues, hasWords } from './form-values.ts';

/** A pause in typing this long is a moment to save. */
const SAVE_AFTER_MS = 600;
/** Who writes without a pause loses no more than this when the phone dies. */
const LONGEST_UNSAVED_MS = 2_000;

export type Text = { writingType: WritingType; values: FormValues };

type Options = Text & {
  campaign: string;
  version: number | null;
  setText: (text: Text) => void;
  /** The form as it is before anybody writes, with what a link filled in. */
  blank: FormValues;
};

export type Drafting = {
  /** An earlier draft that can be brought back. */
  waiting: Draft | null;
  place: DraftPlace | null;
  savedAt: string | null;
  bringBack: () => void;
  /** Puts a draft into the form together with its key. */
  restore: (draft: Draft) => void;
  clear: () => void;
  choose: (place: DraftPlace) => void;
  /** Before the page is left: nothing of this text stays on the device. */
  forget: () => void;
  current: () => Draft;
};

/** Saves while a person writes, and never puts old words into a form without being asked. */
export function useDrafting(options: Options): Drafting {
  const { campaign, version, writingType, values, setText, blank } = options;
  const [waiting, setWaiting] = useState<Draft | null>(null);
  const [place, setPlace] = useState<DraftPlace | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const unsavedSince = useRef<number | null>(null);
  const keyed = useRef<{ words: string; key: string } | null>(null);

  /**
   * A key belongs to exactly these words: sending them again is harmless, and changed words are
   * another story, which the old key would refuse.
   */
  const current = (): Draft => {
    const words = JSON.stringify({ writingType, values });
    if (keyed.current?.words !== words) keyed.current = { words, key: newKey() };
    const savedAt = new Date().toISOString();
    return { campaign, version, writingType, values, key: keyed.current.key, savedAt };
  };

  const restore = (draft: Draft) => {
    const text = {
      writingType: draft.writingType,
      values: { ...EMPTY_VALUES, ...draft.values },
    };
    keyed.current = { words: JSON.stringify(text), key: draft.key };
    setText(text);
  };

  useEffect(() => {
    setPlace(draftPlace());
    forgetOthersDrafts();
    const found = findDraft(campaign);
    // What is being written now is saved over the draft slot, so the offer moves to its own.
    if (found && found.key !== keyed.current?.key) {
      saveEarlier(found);
      clearDraft(campaign);
    }
    setWaiting(findEarlier(campaign));
  }, [campaign]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the words is what is saved
  useEffect(() => {
    if (!hasWords(values)) return;
    unsavedSince.current ??= Date.now();
    const left = unsavedSince.current + LONGEST_UNSAVED_MS - Date.now();
    const save = () => {
      const draft = current();
      unsavedSince.current = null;
      saveDraft(draft);
      setSavedAt(draft.savedAt);
    };
    const timer = setTimeout(save, Math.max(0, Math.min(SAVE_AFTER_MS, left)));
    // A phone may end a page it has put behind others, and says nothing more to it.
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
    };
  }, [values]);

  // Back from another site can bring the whole page back as it was, to whoever sits there now.
  useEffect(() => {
    if (place === 'device') return;
    const blankOut = () => setText({ writingType, values: blank });
    window.addEventListener('pagehide', blankOut);
    return () => window.removeEventListener('pagehide', blankOut);
  });

  /** Takes the offered words in; what stood in the form is offered in its turn. */
  const bringBack = () => {
    if (!waiting) return;
    const replaced = hasWords(values) ? current() : null;
    restore(waiting);
    clearEarlier(campaign);
    if (replaced) saveEarlier(replaced);
    setWaiting(replaced);
  };

  /** An offer is forgotten for good; words in the form can still be brought back while the page is open. */
  const clear = () => {
    if (waiting) {
      clearEarlier(campaign);
      setWaiting(null);
      return;
    }
    const cleared = current();
    clearDraft(campaign);
    setSavedAt(null);
    setText({ writingType, values: blank });
    setWaiting(cleared);
  };

  return {
    waiting,
    place,
    savedAt,
    current,
    restore,
    bringBack,
    clear,
    forget: () => {
      clearDraft(campaign);
      clearEarlier(campaign);
    },
    choose: (chosen) => {
      setDraftPlace(chosen, current());
      setPlace(chosen);
    },
  };
}
