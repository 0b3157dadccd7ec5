import type { Locale } from '#domain/options/locales.ts';
import { groupedIn } from './grouped.ts';
import { pluralForm } from './plural-form.ts';

/** As the build leaves it: plain words, or words with places to fill in. */
export type Sentence = string | readonly Part[];

export type Part =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: 'plural' | 'select', forms: Forms];

type Forms = Readonly<Record<string, Sentence>>;

export type Values = Readonly<Record<string, unknown>>;

type Filling = { locale: Locale; values: Values; count?: string };

/** Words of ours, or what was filled in: nobody's name is ever read as a part of the sentence. */
type Piece = string | { filled: unknown };

/** A sentence in pieces, in the order of its language. */
export function fillIn(sentence: Sentence, filling: Filling): Piece[] {
  if (typeof sentence === 'string') return [sentence];
  return sentence.flatMap((part) => {
    if (typeof part === 'string') return [part === '#' ? (filling.count ?? part) : part];
    const [name, kind, forms] = part;
    const value = filling.values[name];
    if (forms === undefined) return [{ filled: value }];
    const form = kind === 'plural' ? formFor(Number(value), forms, filling) : forms[String(value)];
    const count = kind === 'plural' ? { count: groupedIn(Number(value), filling.locale) } : {};
    return fillIn(form ?? forms.other ?? '', { ...filling, ...count });
  });
}

/** A number may have a form of its own; else the language says which it takes. */
function formFor(count: number, forms: Forms, { locale }: Filling): Sentence | undefined {
  return forms[String(count)] ?? forms[pluralForm(locale, count)];
}

/** For places that take text alone. */
export function say(sentence: Sentence, filling: Filling): string {
  return fillIn(sentence, filling)
    .map((piece) => (typeof piece === 'string' ? piece : piece.filled))
    .join('');
}
