/** Patterns of whole words, matched without regard to capitals. */
export type Cues = {
  /** Everyday phrases that only sound like it, read over before anything else: "dead tired". */
  idioms: readonly string[];
  /** One of these is enough. */
  clear: readonly string[];
  /** Of these it takes two different ones; a hospital alone is where somebody works. */
  hints: readonly string[];
  /** What happens in every family: a hint, however it is said, and two where it is told again and again. */
  ordinary?: readonly string[];
};

/** A text that says it so often is about it. */
const AGAIN_AND_AGAIN = 3;

type Compiled = { idioms: RegExp; clear: RegExp; hints: RegExp[]; ordinary: RegExp | null };
const compiled = new WeakMap<Cues, Compiled>();

export function tellsOf(text: string, cues: Cues): boolean {
  const { idioms, clear, hints, ordinary } = compiledOf(cues);
  const read = text.replaceAll(idioms, ' … ');
  if (clear.test(read)) return true;
  const times = ordinary ? (read.match(ordinary)?.length ?? 0) : 0;
  if (times >= AGAIN_AND_AGAIN) return true;
  const rest = ordinary && times > 0 ? read.replaceAll(ordinary, ' … ') : read;
  return hints.filter((hint) => hint.test(rest)).length + Math.min(times, 1) >= 2;
}

/** Arabic joins "and", "in", "for" and "the" to the word; letters as `withPlainLetters` leaves them. */
export function inArabic(...words: readonly string[]): string {
  return withPlainLetters(`[وف]?[بلك]?(?:ال|ل)?(?:${words.join('|')})`);
}

/** Urdu is typed with Arabic letters as often as with its own, and vowel signs come and go. */
export function withPlainLetters(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u064b-\u0652\u0670\u200c\u200d]/g, '')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll(/[هۃة]/g, 'ہ')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');
}

function compiledOf(cues: Cues) {
  const known = compiled.get(cues);
  if (known) return known;
  const fresh = {
    idioms: wholeWords(cues.idioms, 'giu'),
    clear: wholeWords(cues.clear, 'iu'),
    hints: cues.hints.map((hint) => wholeWords([hint], 'iu')),
    ordinary: cues.ordinary ? wholeWords(cues.ordinary, 'giu') : null,
  };
  compiled.set(cues, fresh);
  return fresh;
}

/** The engine's own word boundary knows only Latin letters without accents. */
function wholeWords(patterns: readonly string[], flags: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${patterns.join('|')})(?![\p{L}\p{M}])`, flags);
}
