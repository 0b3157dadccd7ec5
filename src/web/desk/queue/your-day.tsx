import { Form } from 'react-router';
import { heavyNext, type OfficersDay } from '#domain/vetting/care.ts';
import { TOPICS, type Topic, topicLabel } from '#domain/vetting/topics.ts';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  day: OfficersDay;
  skippedTopics: readonly Topic[];
  timeZone: string;
  /** Where the topics are sent to. */
  action: string;
};

export function YourDay({ day, skippedTopics, timeZone, action }: Props) {
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
            <dd>
              {day.heavy} of at most {day.heavyLimit}
            </dd>
          </div>
        </dl>
        <Pause {...{ day, timeZone, action }} />
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
        <p>
          Skipped topics go to someone else, until tomorrow. Nobody sees who skips what, and nobody
          is ranked. Where everybody skips a topic, leads learn which one.
        </p>
      </div>
    </aside>
  );
}

/** Offered after several heavy ones, and never more than that. */
function Pause({ day, timeZone, action }: Pick<Props, 'day' | 'timeZone' | 'action'>) {
  if (day.lightUntil)
    return <p className="note">No heavy ones until {hourText(day.lightUntil, timeZone)}.</p>;
  if (heavyNext(day) === 'none')
    return <p className="note">That was enough for today: the next ones are light.</p>;
  if (!day.offersPause) return null;
  return (
    <Form method="post" action={action}>
      <p className="note">Several heavy ones lie close together.</p>
      <button type="submit" name="intent" value="pause" className="btn small ghost">
        An hour without heavy ones
      </button>
    </Form>
  );
}

function hourText(at: Date, timeZone: string): string {
  return at.toLocaleTimeString('en-CA', { timeZone, hour: 'numeric', minute: '2-digit' });
}
