import type { TextLanguage } from '#domain/options/languages.ts';
import type { ReadWave } from '#services/together/read-wave.ts';
import { languageAttributes } from '#web/ui/text-language.ts';

type Props = { pieces: ReadWave['shared']; language: TextLanguage | null };

/** What stands in all of them, and where each has words of its own. */
export function SharedWords({ pieces, language }: Props) {
  if (!pieces)
    return <p className="note">They are shown here once you have opened the first three below.</p>;
  return (
    <p className="shared-words" {...languageAttributes(language ?? 'en')}>
      {pieces.map(({ kind, text, instead }, index) => {
        if (kind === 'shared') return text;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text stay in place
          <span key={index}>
            <mark>{text.trimEnd()}</mark>{' '}
            {instead.length > 0 && <span className="slot">{instead.join(' · ')} </span>}
          </span>
        );
      })}
    </p>
  );
}
