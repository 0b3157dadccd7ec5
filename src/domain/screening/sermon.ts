import { type Folded, findRead, fold } from './fold.ts';
import { quickPattern } from './pattern.ts';
import { ADDRESSING, COMMANDING, FAITH, TEACHING, TO_YOU, TOLD } from './sermon-cues.ts';
import {
  asSignals,
  LATIN_OR_ARABIC,
  type Passage,
  type ScreeningCheck,
  withoutOverlaps,
} from './signal.ts';

/** Once or twice is how people talk in a story; from three on the text may be a sermon. */
const FEWEST_CUES = 3;
/** Paradise and sin beside a command make one sooner; by themselves they are part of many stories. */
const FEWEST_WITH_TEACHING = 2;

/** Words of faith count half, and only so many of them. */
const MOST_FOR_FAITH = 4;
/** In a long story such words come together by chance. */
const LENGTH_OF_ONE_MORE = 500;

const searchFor = (cues: readonly string[]) =>
  quickPattern(
    String.raw`${LATIN_OR_ARABIC}(?<![\p{L}\p{M}])(?:${cues.join('|')})(?![\p{L}\p{M}])`,
    'giu',
  );
const ADDRESS = searchFor(ADDRESSING);
const COMMAND = searchFor(COMMANDING);
const TEACH = searchFor(TEACHING);
const BELIEVE = searchFor(FAITH);
const YOU = searchFor(TO_YOU);
const STORY = searchFor(TOLD);
/** "You" more than once and of faith, with nobody in it to whom something happened. */
const FEWEST_YOU = 2;
const FEWEST_TAUGHT = 1.5;

function saidToYou(read: Folded): Passage[] {
  const yous = findRead(read, YOU);
  return yous.length < FEWEST_YOU || findRead(read, STORY).length > 0 ? [] : yous;
}

export const sermon: ScreeningCheck = {
  kind: 'sermon',
  caption: 'Telling readers what to do instead of what happened',
  check: (text) => {
    const read = fold(text);
    const addresses = findRead(read, ADDRESS);
    const commands = findRead(read, COMMAND);
    const teachings = findRead(read, TEACH);
    const spoken = addresses.length + commands.length;
    const faith = Math.min(findRead(read, BELIEVE).length, MOST_FOR_FAITH) / 2;
    const taught = teachings.length + faith;
    const fewest = taught > 0 ? FEWEST_WITH_TEACHING : FEWEST_CUES;
    const needed = fewest + Math.floor(text.length / LENGTH_OF_ONE_MORE);
    const isPreached = spoken > 0 && spoken + taught >= needed;
    const yous = isPreached || taught < FEWEST_TAUGHT ? [] : saidToYou(read);
    if (!isPreached && yous.length === 0) return [];
    return asSignals(
      withoutOverlaps([...addresses, ...commands, ...teachings, ...yous]),
      'sermon',
      'judgement',
    );
  },
};
