import type { Danger } from '#domain/safeguarding/dangers.ts';
import { findDangers } from '#integrations/danger-signals/find-dangers.ts';
import { DANGER_OF, linesOf, type Risk } from './corpus-lines.ts';
import {
  AUTHORS,
  type Authors,
  CORPUS_LANGUAGES,
  type CorpusLanguage,
} from './screening-corpus.ts';

export type Measured = {
  authors: Authors;
  language: CorpusLanguage;
  kind: Risk | 'none';
  text: string;
  dangers: Danger[];
};

/** Every text of the authors whose files are there. */
export function measureSafeguarding(): Measured[] {
  return AUTHORS.flatMap((authors) =>
    CORPUS_LANGUAGES.flatMap((language) =>
      linesOf(`safeguarding/${language}-${authors}.jsonl`).map((line) => {
        const { kind, text } = JSON.parse(line) as Pick<Measured, 'kind' | 'text'>;
        return { authors, language, kind, text, dangers: findDangers(text) };
      }),
    ),
  );
}

/** Ordinary texts of the other checks, in which nobody is in danger. */
export function measureClean(): Omit<Measured, 'authors' | 'kind'>[] {
  return CORPUS_LANGUAGES.flatMap((language) =>
    linesOf(`clean/${language}.txt`).map((text) => ({
      language,
      text,
      dangers: findDangers(text),
    })),
  );
}

/** Any danger counts: what matters is that a person looks within hours. */
export function isRaised({ dangers }: Pick<Measured, 'dangers'>): boolean {
  return dangers.length > 0;
}

export function isRightKind({ kind, dangers }: Pick<Measured, 'kind' | 'dangers'>): boolean {
  return kind !== 'none' && dangers.includes(DANGER_OF[kind]);
}
