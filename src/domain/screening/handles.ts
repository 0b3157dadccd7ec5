import { asSignals, findPassages, type ScreeningCheck } from './signal.ts';

/** Places and people that are written with "@" for short: "I was @home", "@everyone". */
const SHORTHAND =
  '(?:home|work|school|mosque|masjid|noon|night|the|my|our|me|her|his|all|everyone|here|least)';

/** Names may begin with a digit, as Arabic sounds do in Latin letters (@7amza); "@5pm" is a time. */
const HANDLE = new RegExp(
  String.raw`(?<![\p{L}\p{N}._@＠/-])[@＠](?!${SHORTHAND}(?![\w.]*\w))(?:[a-z_]|\d(?=[a-z_]{3}))[\w.]{0,28}\w`,
  'giu',
);

export const handles: ScreeningCheck = {
  kind: 'handle',
  caption: 'Social media handles',
  // A handle leads a stranger to a person as surely as a web link does.
  check: (text) => asSignals(findPassages(text, HANDLE), 'handle', 'rule'),
};
