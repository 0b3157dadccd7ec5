import { CHILD_AR } from './cues/child-ar.ts';
import { CHILD_EN } from './cues/child-en.ts';
import { CHILD_FR } from './cues/child-fr.ts';
import { CHILD_UR } from './cues/child-ur.ts';
import { LIFE_AR } from './cues/life-ar.ts';
import { LIFE_EN } from './cues/life-en.ts';
import { LIFE_FR } from './cues/life-fr.ts';
import { LIFE_UR } from './cues/life-ur.ts';
import { TAKEN_BACK_AR } from './cues/taken-back-ar.ts';
import { TAKEN_BACK_EN } from './cues/taken-back-en.ts';
import { TAKEN_BACK_FR } from './cues/taken-back-fr.ts';
import { TAKEN_BACK_UR } from './cues/taken-back-ur.ts';
import { THREAT_AR } from './cues/threat-ar.ts';
import { THREAT_EN } from './cues/threat-en.ts';
import { THREAT_FR } from './cues/threat-fr.ts';
import { THREAT_UR } from './cues/threat-ur.ts';
import { type Cues, type TakenBack, wholeWords } from './cues.ts';
import { sentencesOf } from './reading.ts';

/** What cannot wait for the days that a text otherwise has. */
export const DANGERS = ['risk-to-life', 'child-in-danger', 'threat'] as const;

export type Danger = (typeof DANGERS)[number];

const LABELS: Record<Danger, string> = {
  'risk-to-life': 'Risk to life',
  'child-in-danger': 'A child in danger',
  threat: 'A threat',
};

export function dangerLabel(danger: Danger): string {
  return LABELS[danger];
}

type Tongue = {
  isWrittenIn: (text: string) => boolean;
  takenBack: TakenBack;
  cues: Record<Danger, Cues>;
};

const isLatin = (text: string) => /[a-z]/i.test(text);
/** Letters that Arabic has not; a few are borrowed on the Gulf. */
const isUrdu = (text: string) => /[ٹڈڑںےہھپچگژ]/.test(text);
const isArabic = (text: string) => /[ء-ي]/.test(text) && !/[ٹڈڑںے]/.test(text);

const TONGUES: readonly Tongue[] = [
  {
    isWrittenIn: isLatin,
    takenBack: TAKEN_BACK_EN,
    cues: { 'risk-to-life': LIFE_EN, 'child-in-danger': CHILD_EN, threat: THREAT_EN },
  },
  {
    isWrittenIn: isLatin,
    takenBack: TAKEN_BACK_FR,
    cues: { 'risk-to-life': LIFE_FR, 'child-in-danger': CHILD_FR, threat: THREAT_FR },
  },
  {
    isWrittenIn: isUrdu,
    takenBack: TAKEN_BACK_UR,
    cues: { 'risk-to-life': LIFE_UR, 'child-in-danger': CHILD_UR, threat: THREAT_UR },
  },
  {
    isWrittenIn: isArabic,
    takenBack: TAKEN_BACK_AR,
    cues: { 'risk-to-life': LIFE_AR, 'child-in-danger': CHILD_AR, threat: THREAT_AR },
  },
];

/** From here on a text is raised. */
const ENOUGH = 2;
/** What a story that has ended takes off its themes. */
const WHEN_SETTLED = 1.5;
/** Themes belong together within so many sentences. */
const NEAR = 8;

/**
 * Dangers that the words of a text speak of, for a person to look at within hours. Each language is
 * read by itself: what one says as everyday would be a cue in another.
 */
export function dangersIn(text: string): Danger[] {
  const sentences = sentencesOf(text);
  const heard = TONGUES.filter(({ isWrittenIn }) => isWrittenIn(text)).map((tongue) =>
    hear(sentences, ofTongue(tongue)),
  );
  return DANGERS.filter((danger) => heard.some((weights) => weights[danger] >= ENOUGH));
}

type Heard = Record<Danger, number>;

function hear(sentences: readonly string[], { takenBack, cues }: CompiledTongue): Heard {
  const read = sentences.map((sentence) => sentence.replaceAll(takenBack.idioms, '…'));
  const past = read.map((sentence) => takenBack.past.test(sentence));
  const isSettled = read.some((sentence) => takenBack.settled.test(sentence));
  const present = read.map((sentence, i) => {
    const isDated = past[i] || takenBack.dated.test(read[i + 1] ?? '');
    // Where a story has ended, the sentences around it say when it was.
    return isDated || (isSettled && (past[i - 1] || past[i + 1])) ? '' : sentence;
  });
  const weigh = (danger: Danger) => weightOf(present, cues[danger], isSettled);
  return {
    'risk-to-life': weigh('risk-to-life'),
    'child-in-danger': weigh('child-in-danger'),
    threat: weigh('threat'),
  };
}

function weightOf(sentences: readonly string[], cues: CompiledCues, isSettled: boolean): number {
  if (sentences.some((sentence) => cues.clear.test(sentence))) return ENOUGH;
  const themes = sentences.map((sentence) => heardIn(sentence, cues.themes));
  const weak = sentences.map((sentence) => heardIn(sentence, cues.weak));
  const weights = sentences.map((_, i) => distinct(themes, i) + Math.min(1, distinct(weak, i) / 2));
  // One by one, because a long text has more sentences than a call may have arguments.
  const heaviest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  return heaviest - (isSettled ? WHEN_SETTLED : 0);
}

const heardIn = (sentence: string, patterns: readonly RegExp[]) =>
  sentence === '' ? [] : patterns.filter((pattern) => pattern.test(sentence));

/** Themes that stand near each other: over a long story each would be met by chance. */
function distinct(heard: readonly (readonly RegExp[])[], from: number): number {
  return new Set(heard.slice(from, from + NEAR).flat()).size;
}

type CompiledCues = { clear: RegExp; themes: RegExp[]; weak: RegExp[] };
type CompiledTongue = {
  takenBack: Record<keyof TakenBack, RegExp>;
  cues: Record<Danger, CompiledCues>;
};

const compiled = new WeakMap<Tongue, CompiledTongue>();

/** Patterns are built when a text first asks for them: most processes never read one. */
function ofTongue(tongue: Tongue): CompiledTongue {
  const known = compiled.get(tongue);
  if (known) return known;
  const { takenBack, cues } = tongue;
  const fresh: CompiledTongue = {
    takenBack: {
      idioms: wholeWords(takenBack.idioms, 'g'),
      past: wholeWords(takenBack.past),
      dated: wholeWords(takenBack.dated),
      settled: wholeWords(takenBack.settled),
    },
    cues: {
      'risk-to-life': compile(cues['risk-to-life']),
      'child-in-danger': compile(cues['child-in-danger']),
      threat: compile(cues.threat),
    },
  };
  compiled.set(tongue, fresh);
  return fresh;
}

function compile({ clear, themes, weak }: Cues): CompiledCues {
  return {
    clear: wholeWords(clear),
    themes: Object.values(themes).map((theme) => wholeWords(theme)),
    weak: Object.values(weak).map((theme) => wholeWords(theme)),
  };
}
