import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSite } from '../shell/use-site.ts';
import type { AfterSending } from './after-sending.ts';

/** One message to one person, never a public post. */
export function AskOnePerson({ ask, noun }: Pick<AfterSending, 'ask' | 'noun'>) {
  const { origin } = useSite();
  const url = `${origin}${ask.path}`;
  const text = `${ask.words} ${url}`;
  const query = (values: Record<string, string>) =>
    new URLSearchParams(values).toString().replaceAll('+', '%20');
  return (
    <section aria-labelledby="ask">
      <h2 className="as-h3" id="ask">
        Ask one person
      </h2>
      <p>
        {noun === 'letter' ? 'Who else would write one?' : 'Who else has a story?'} Not everybody:
        one person. Send them this.
      </p>
      <blockquote className="post">
        <p>
          {ask.words} <span className="perma">{url.replace(/^https?:\/\//, '')}</span>
        </p>
        <div className="tools">
          <CopyButton text={text} label="Copy these words" />
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
            Email
          </a>
        </div>
      </blockquote>
    </section>
  );
}
