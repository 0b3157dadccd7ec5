import { Form } from 'react-router';
import { TOPICS, type Topic, topicLabel } from '#domain/vetting/topics.ts';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  day: { read: number; heavy: number };
  skippedTopics: readonly Topic[];
  /** Where the topics are sent to. */
  action: string;
};

export function YourDay({ day, skippedTopics, action }: Props) {
  return (
    <aside className="dside" aria-label="Your day">
      <section>
        <h2>Your day</h2>
        <dl className="pairs">
          <div>
            <dt>Read</dt>
            <dd>{day.read}</dd>
          </div>
          <div>
            <dt>Of them heavy</dt>
            <dd>{day.heavy}</dd>
          </div>
        </dl>
      </section>
      <Form method="post" action={action}>
        <h2>Not for me today</h2>
        {TOPICS.map((topic) => (
          <label key={topic} className="tick">
            <input type="checkbox" name={topic} defaultChecked={skippedTopics.includes(topic)} />
            <span>{topicLabel(topic)}</span>
          </label>
        ))}
        <button type="submit" className="btn small ghost">
          Keep this
        </button>
      </Form>
      <div className="breathe">
        <Icon name="cup" />
        <p>Skipped topics go to someone else. Nobody sees what you skip, and nobody is ranked.</p>
      </div>
    </aside>
  );
}
