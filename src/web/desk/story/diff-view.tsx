import type { TextLanguage } from '#domain/options/languages.ts';
import { countWords, nearChanges, wordDiff } from '#domain/vetting/word-diff.ts';
import { languageAttributes } from '#web/ui/text-language.ts';

type Props = { before: string; after: string; heading: string; language: TextLanguage };

/** What goes out and what comes in, word by word. */
export function DiffView({ before, after, heading, language }: Props) {
  const pieces = wordDiff(before, after);
  const { wordsIn, wordsOut } = countWords(pieces);
  return (
    <section className="diff" aria-label={heading}>
      <header>
        {heading}{' '}
        <span>
          {wordsIn} {wordsIn === 1 ? 'word' : 'words'} in, {wordsOut} out. The writer’s own copy is
          kept.
        </span>
      </header>
      <p className="pre" {...languageAttributes(language)}>
        {nearChanges(pieces).map(({ kind, text }, index) => {
          if (kind === 'same') return text;
          const Tag = kind === 'out' ? 'del' : 'ins';
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one comparison stay in place
          return <Tag key={index}>{text}</Tag>;
        })}
      </p>
    </section>
  );
}
