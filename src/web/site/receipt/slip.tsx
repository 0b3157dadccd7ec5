import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addressIn } from '#domain/options/locales.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { addressText } from '#web/ui/permalink.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { LOCALE } from '#web/words/locale.ts';
import { useSite } from '../shell/use-site.ts';

/** They are English on every page: one slip opens a receipt in all languages. */
const WORDS_LANGUAGE = 'en';

/** The twelve words, to be copied, printed or written down. */
export function Slip({ words }: { words: string[] }) {
  const address = (
    <bdi dir="ltr">{addressText(useSite().origin, addressIn(LOCALE, '/receipt'))}</bdi>
  );
  return (
    <section className="slip" aria-labelledby="slip">
      <header>
        <h2 className="as-h4" id="slip">
          <Trans>Twelve words, in this order</Trans>
        </h2>
        <span className="note">
          <Trans>We cannot find them again for you</Trans>
        </span>
      </header>
      <ol className="words12" {...languageAttributes(WORDS_LANGUAGE)}>
        {words.map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, its place only once
          <li key={i}>{word}</li>
        ))}
      </ol>
      {LOCALE !== WORDS_LANGUAGE && (
        <p className="note">
          <Trans>
            The words are English in every language. Copy them letter by letter, print them or take
            a picture of them.
          </Trans>
        </p>
      )}
      <p className="note">
        <Trans>Use them at {address}</Trans>
      </p>
      <div className="tools noprint needs-script">
        <CopyButton text={words.join(' ')} label={t`Copy the words`} />
        <PrintButton label={t`Print this slip`} />
      </div>
    </section>
  );
}
