import { t } from '@lingui/core/macro';
import type { Language } from '#domain/options/languages.ts';
import { listed } from '#web/ui/listed.ts';
import { languageName } from '#web/words/display.ts';
import { LOCALE } from '#web/words/locale.ts';

/** In which languages letters are welcome; whoever meets the English page and reads French is told so in French. */
export function TonguesLine({ languages }: { languages: readonly Language[] }) {
  const named = listed(languages.map(languageName));
  return (
    <p>
      {t`Written in ${named}.`}
      {LOCALE === 'en' && languages.includes('fr') && (
        <>
          {' '}
          <span lang="fr">En français aussi.</span>
        </>
      )}
    </p>
  );
}
