import type { Officer } from './officer.ts';

/** A practised thumb on a phone, which takes no word from what the keyboard offers. */
const KEY_MS = 190;
/** To find what is pressed next, and to press it. */
const TAP_MS = 1_000;
/** To see where one is, each time another page comes. */
const LOOK_MS = 1_000;
/** To open a list and to push through it with two or three strokes. */
const LIST_MS = 4_000;

type Spent = { keys: number; taps: number; looks: number; lists: number };

/**
 * Counts what a person does with their hands, whatever the machine takes meanwhile: every key, every touch, every page that comes and every list that is pushed through. Reading is not counted: nobody reads at a speed of somebody else's.
 */
export function counted(officer: Officer): { officer: Officer; spent: Spent } {
  const spent: Spent = { keys: 0, taps: 0, looks: 0, lists: 0 };
  const tapped = <Asked extends unknown[]>(act: (...asked: Asked) => Promise<void>) => {
    return (...asked: Asked): Promise<void> => {
      spent.taps += 1;
      return act(...asked);
    };
  };
  return {
    spent,
    officer: {
      ...officer,
      goes: tapped(officer.goes),
      touches: tapped(officer.touches),
      touchesLinkTo: tapped(officer.touchesLinkTo),
      type: (words) => {
        spent.keys += [...words].length;
        return officer.type(words);
      },
      writesInto: (label, words) => {
        spent.taps += 1;
        spent.keys += [...words].length;
        return officer.writesInto(label, words);
      },
      chooses: (label, option) => {
        spent.lists += 1;
        return officer.chooses(label, option);
      },
      isOnPage: (title) => {
        spent.looks += 1;
        return officer.isOnPage(title);
      },
    },
  };
}

export const secondsOf = ({ keys, taps, looks, lists }: Spent): number =>
  (keys * KEY_MS + taps * TAP_MS + looks * LOOK_MS + lists * LIST_MS) / 1_000;
