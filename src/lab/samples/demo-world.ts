import { bill21Stories } from './demo/bill21.ts';
import { eidStories } from './demo/eid.ts';
import { generalHomeStories } from './demo/general-home.ts';
import { generalLifeStories } from './demo/general-life.ts';
import { generalWorldStories } from './demo/general-world.ts';
import { generalYearsStories } from './demo/general-years.ts';
import { hijabStories } from './demo/hijab.ts';
import { historyMonthStories } from './demo/history-month.ts';
import { textsInArabic } from './demo/in-arabic.ts';
import { jan29Letters } from './demo/jan29.ts';
import { kashmirStories } from './demo/kashmir.ts';
import { mosqueStories } from './demo/mosque.ts';
import { londonLetters } from './demo/our-london-family.ts';
import { palestineLetters } from './demo/palestine.ts';
import { ramadanStories } from './demo/ramadan.ts';
import { sikhStories } from './demo/sikh.ts';
import { sudanStories } from './demo/sudan.ts';
import { textsToDecide } from './demo/to-decide.ts';
import type { SampleStory } from './sample-story.ts';

/** How many of the world are still waiting to be read by an officer. */
const WAITING = 40;
/** So many came after the texts in Arabic. */
const LATELY = 12;

/** Invented texts in four languages over every campaign; the same world every time. */
export function demoWorld(): { published: SampleStory[]; waiting: SampleStory[] } {
  const all = interleave([
    palestineLetters,
    generalHomeStories,
    ramadanStories,
    londonLetters,
    generalWorldStories,
    hijabStories,
    jan29Letters,
    generalYearsStories,
    eidStories,
    generalLifeStories,
    mosqueStories,
    sudanStories,
    kashmirStories,
    historyMonthStories,
    bill21Stories,
    sikhStories,
  ]);
  const step = Math.floor(all.length / WAITING);
  const waits = (i: number) => i % step === step - 1 && i < step * WAITING;
  return {
    published: all.filter((_, i) => !waits(i)).toSpliced(-LATELY, 0, ...textsInArabic),
    // The oldest first: these ask something of the officers.
    waiting: [...textsToDecide, ...all.filter((_, i) => waits(i))],
  };
}

/** Spreads each list evenly over the whole, as stories of every kind would arrive. */
function interleave(lists: SampleStory[][]): SampleStory[] {
  return lists
    .flatMap((list, l) =>
      list.map((story, i) => ({ story, at: (i + (l + 1) / (lists.length + 1)) / list.length })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ story }) => story);
}
