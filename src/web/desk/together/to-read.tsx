import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { topicLabel } from '#domain/vetting/topics.ts';
import type { ReadWave } from '#services/together/read-wave.ts';
import { languageAttributes } from '#web/ui/text-language.ts';

type Texts = { texts: ReadWave['toRead'] };

/** For the one in hand, which its number chose. */
export const TAKE_OUT_KEY = 'X';

/** Those that are opened before anything is decided; one that does not belong here is taken out. */
export function ToRead({ texts, inHand }: Texts & { inHand: string | null }) {
  const chosen = useRef<HTMLLIElement>(null);
  const isOpen = texts.some(({ id, body }) => id === inHand && body !== null);
  useEffect(() => {
    if (inHand && isOpen) chosen.current?.focus();
  }, [inHand, isOpen]);
  return (
    <section aria-labelledby="to-read">
      <h2 id="to-read" className="as-h4">
        Read these {texts.length === 6 ? 'six' : texts.length} before you decide{' '}
        <span className="note">those that fit least, and three at random</span>
      </h2>
      <ol className="wave-texts">
        {texts.map((text, index) => (
          <li
            key={text.id}
            ref={text.id === inHand ? chosen : null}
            tabIndex={-1}
            className={text.id === inHand ? 'in-hand' : undefined}
          >
            <Words text={text} />
            <div className="wave-text-acts">
              <b>{text.likeness} of 100 words</b>
              {text.body === null ? (
                <Act
                  story={text.id}
                  intent="open"
                  label="Open it"
                  title={text.title}
                  hotkey={String(index + 1)}
                />
              ) : (
                <Act
                  story={text.id}
                  intent="out"
                  label="Take it out"
                  title={text.title}
                  hotkey={text.id === inHand ? TAKE_OUT_KEY : `${index + 1} ${TAKE_OUT_KEY}`}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** They wait in the queue, each with the day it was promised. */
export function TakenOut({ texts }: Texts) {
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="taken-out">
      <h2 id="taken-out" className="as-h4">
        Taken out, into the queue <span className="note">each keeps its own due day</span>
      </h2>
      <ol className="wave-texts">
        {texts.map((text) => (
          <li key={text.id}>
            <h3 {...languageAttributes(text.language ?? 'en')}>
              <Link to={`/story/${text.id}`}>{text.title}</Link>
            </h3>
            <div className="wave-text-acts">
              <b>{text.likeness} of 100 words</b>
              <Act story={text.id} intent="back" label="Put it back" title={text.title} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Words({ text }: { text: ReadWave['toRead'][number] }) {
  const { title, age, country, topics, body, language } = text;
  const attributes = languageAttributes(language ?? 'en');
  return (
    <div>
      <h3>
        <span {...attributes}>{title}</span>{' '}
        <em>{[...(age ? [`age ${age}`] : []), country].join(', ')}</em>
      </h3>
      {body === null ? (
        <p className="note">
          {topics.length > 0
            ? `Heavy: ${topics.map(topicLabel).join(', ').toLowerCase()}. Covered until you open it.`
            : 'Not opened yet.'}
        </p>
      ) : (
        <p className="wave-words" {...attributes}>
          {body}
        </p>
      )}
    </div>
  );
}

type ActProps = {
  story: string;
  intent: 'open' | 'out' | 'back';
  label: string;
  title: string;
  hotkey?: string;
};

function Act({ story, intent, label, title, hotkey }: ActProps) {
  return (
    <Form method="post">
      <input type="hidden" name="story" value={story} />
      <button type="submit" name="intent" value={intent} className="btn small ghost">
        {label}
        <span className="vh">: {title}</span>{' '}
        {hotkey?.split(' ').map((key) => (
          <kbd key={key} aria-hidden>
            {key}
          </kbd>
        ))}
      </button>
    </Form>
  );
}
