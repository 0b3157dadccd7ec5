import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addressIn } from '#domain/options/locales.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { useSite } from '../shell/use-site.ts';
import type { AfterSending } from './after-sending.ts';

/** One message to one person, never a public post. */
export function AskOnePerson({ ask, letter }: Pick<AfterSending, 'ask' | 'letter'>) {
  const { origin } = useSite();
  const url = `${origin}${addressIn(LOCALE, ask.path)}`;
  const text = `${ask.words} ${url}`;
  const query = (values: Record<string, string>) =>
    new URLSearchParams(values).toString().replaceAll('+', '%20');
  return (
    <section aria-labelledby="ask">
      <h2 className="as-h3" id="ask">
        <Trans>Ask one person</Trans>
      </h2>
      <p>
        {letter ? t`Who else would write one?` : t`Who else has a story?`}{' '}
        <Trans>Not everybody: one person. Send them this.</Trans>
      </p>
      <blockquote className="post">
        <p>
          {ask.words} <span className="perma">{url.replace(/^https?:\/\//, '')}</span>
        </p>
        <div className="tools">
          <CopyButton text={text} label={t`Copy these words`} />
          <a
            className="tool"
            href={`https://wa.me/?${query({ text })}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" />
            WhatsApp
          </a>
          <a className="tool" href={`mailto:?${query({ body: text })}`}>
            <Icon name="mail" />
            <Trans>Email</Trans>
          </a>
        </div>
      </blockquote>
    </section>
  );
}
