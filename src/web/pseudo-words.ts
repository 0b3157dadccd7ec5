import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

const SIGNS = 'aeioucnsyAEIOUCNSY';
const ACCENTED = [...'àéîöüçñšýÀÉÎÖÜÇÑŠÝ'];

/** Two fifths longer, as German or Finnish would be, in words that are no longer than theirs. */
const LONGER = 0.4;
const LONGEST_WORD = 12;

type Part = string | [name: string, kind: string, forms: Forms] | [name: string];
type Forms = Record<string, Parts | string | number | undefined>;
type Parts = Part[];

/**
 * A sentence as no language has it, accented, longer and in brackets: one that was forgotten, cut off or
 * put together from pieces can be seen. Places to fill in and elements stay as they are.
 */
export function pseudoWords(sentence: CompiledMessage): Parts {
  const parts = (typeof sentence === 'string' ? [sentence] : sentence) as Parts;
  return ['[', ...accented(parts), ` ${padding(lettersOf(parts))}]`];
}

/** Of a count those of its longest form. */
function lettersOf(parts: Parts): number {
  return parts.reduce((letters, part) => {
    if (typeof part === 'string') return letters + part.length;
    const forms = Object.values(part[2] ?? {}).map((words) =>
      typeof words === 'string' || Array.isArray(words) ? lettersOf([words].flat()) : 0,
    );
    return letters + Math.max(0, ...forms);
  }, 0);
}

function accented(parts: Parts): Parts {
  return parts.map((part) => {
    if (typeof part === 'string')
      return part === '#' ? part : part.replaceAll(/<[^>]*>|[a-z]/gi, accent);
    const [name, kind, forms] = part;
    if (kind === undefined || forms === undefined) return part;
    const said = Object.entries(forms).map(([form, words]) => [
      form,
      typeof words === 'string' || Array.isArray(words) ? accented([words].flat()) : words,
    ]);
    return [name, kind, Object.fromEntries(said) as Forms];
  });
}

function accent(sign: string): string {
  return ACCENTED[SIGNS.indexOf(sign)] ?? sign;
}

function padding(letters: number): string {
  const signs = 'ẋ'.repeat(Math.ceil(letters * LONGER));
  return (signs.match(new RegExp(`ẋ{1,${LONGEST_WORD}}`, 'g')) ?? []).join(' ');
}

/** The same of prose, whose places and links stay as they are. */
export function pseudoText(text: string): string {
  const said = text.replaceAll(/\{\w+\}|\]\([^)]*\)|[a-z]/gi, accent);
  return `[${said} ${padding(text.length)}]`;
}
