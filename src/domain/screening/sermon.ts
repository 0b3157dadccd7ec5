import { asSignals, findPassages, type ScreeningCheck } from './signal.ts';

/** Once or twice is how people talk in a story; from three on the text may be a sermon. */
const FEWEST_CUES = 3;

/** "Asked what you should do" is told, not preached. */
const NOT_TOLD = String.raw`(?<!\b(?:what|how|where|when|who|why|if|like|said|that)\s)`;
/** "You must be tired" is a guess. */
const NOT_GUESSED = String.raw`(?!\s(?:really\s|still\s)?(?:be\s(?!patient|grateful|good|just|kind|honest)|have\s))`;

const CUES = [
  `${NOT_TOLD}you (?:must|ought to)(?: not| never| always)?${NOT_GUESSED}`,
  `${NOT_TOLD}you should(?: not|n['’]t| never| always)?${NOT_GUESSED}`,
  '(?:we|you) (?:must|should|need to|have to) all',
  'we must(?: not| never| always)?',
  '(?:every|each) muslim (?:must|should)',
  '(?:o|oh|dear|fellow) (?:muslims?|believers?|people|mankind|brothers?|sisters?)',
  '(?:my )?(?:dear )?brothers and sisters',
  'fear (?:allah|god)',
  'turn (?:back )?to (?:allah|god)',
  'repent',
  'hell-?fire',
  'it is (?:obligatory|forbidden|haram|compulsory|a sin)',
  "(?:do not|don['’]t|never) forget that",
  'remember that (?:allah|god)',
  // French
  'vous (?:devez|devriez)',
  'tu (?:dois|devrais)',
  'nous devons(?: tous)?',
  'il faut que (?:vous|tu|nous)',
  'craign(?:ez|ons) (?:allah|dieu)',
  'ô (?:musulmans|croyants|gens)',
  'chers frères(?: et sœurs)?',
  'repentez-vous',
  // Urdu
  'اے (?:مسلمانو|ایمان والو|لوگو)',
  'اللہ سے ڈر(?:و|یں|یے)',
  '(?:تمہیں|آپ کو|ہمیں|ہم سب کو|ہر مسلمان کو) چاہیے',
  'توبہ کر(?:و|یں)',
  'تم پر (?:فرض|لازم) ہے',
];

const CUE = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${CUES.join('|')})(?![\p{L}\p{M}])`, 'giu');

export const sermon: ScreeningCheck = {
  kind: 'sermon',
  caption: 'Telling readers what to do instead of what happened',
  check: (text) => {
    const cues = findPassages(text, CUE);
    return cues.length < FEWEST_CUES ? [] : asSignals(cues, 'sermon', 'judgement');
  },
};
