import { Form, Link } from 'react-router';
import { topicLabel } from '#domain/vetting/topics.ts';
import type { ReadWave } from '#services/together/read-wave.ts';
import { languageAttributes } from '#web/ui/text-language.ts';

type Texts = { texts: ReadWave['toRead'] };

/** Those that are opened before anything is decided; one that does not belong here is taken out. */
export function ToRead({ texts }: Texts) {
  return (
    <section aria-labelledby="to-read">
      <h2 id="to-read">
        Read these {texts.length === 6 ? 'six' : texts.length} before you decide{' '}
        <span className="note">those that fit least, and three at random</span>
      </h2>
      <ol className="wave-texts">
        {texts.map((text, index) => (
          <li key={text.id}>
            <Words text={text} />
            <div className="wave-text-acts">
              <b>{text.likeness} of 100</b>
              <Act
                story={text.id}
                intent={text.body === null ? 'open' : 'out'}
                label={text.body === null ? 'Open it' : 'Take it out'}
                title={text.title}
                numbered={index + 1}
              />
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
      <h2 id="taken-out">
        Taken out, into the queue <span className="note">each keeps its own due day</span>
      </h2>
      <ol className="wave-texts">
        {texts.map((text) => (
          <li key={text.id}>
            <h3 {...languageAttributes(text.language ?? 'en')}>
              <Link to={`/story/${text.id}`}>{text.title}</Link>
            </h3>
            <div className="wave-text-acts">
              <b>{text.likeness} of 100</b>
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
  numbered?: number;
};

function Act({ story, intent, label, title, numbered }: ActProps) {
  return (
    <Form method="post">
      <input type="hidden" name="story" value={story} />
      <button type="submit" name="intent" value={intent} className="btn small ghost">
        {label}
        <span className="vh">: {title}</span> {numbered && <kbd aria-hidden>{numbered}</kbd>}
      </button>
    </Form>
  );
}
