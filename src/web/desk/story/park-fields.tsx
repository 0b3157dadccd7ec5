import { useState } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { PARK_REASON_NAMES, PARK_REASONS, type ParkReason } from '#domain/vetting/parking.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { dayText } from '#web/words/dates.ts';
import { ANOTHER_DAY } from './another-day.ts';
import { Note } from './note-field.tsx';

/** Until when, what for, and what that does to what we promised. */
export function ParkFields({ desk: { story, today, parkingDays } }: { desk: DeskStory }) {
  const scripted = useScriptRuns();
  const [first = today] = parkingDays;
  const [until, setUntil] = useState<string>(first);
  const [other, setOther] = useState('');
  const [waitsFor, setWaitsFor] = useState<ParkReason>('adults-yes');
  const day: CalendarDay = until === ANOTHER_DAY ? other : until;
  return (
    <>
      <fieldset className="park-days">
        <legend>Until</legend>
        {[...parkingDays, ANOTHER_DAY].map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="until"
              value={one}
              checked={until === one}
              onChange={() => setUntil(one)}
              data-first={one === first || undefined}
            />
            <span>{one === ANOTHER_DAY ? 'A day…' : dayText(one, today)}</span>
          </label>
        ))}
      </fieldset>
      {(until === ANOTHER_DAY || !scripted) && (
        <label className="stack">
          <span>Which day</span>
          <input
            type="date"
            name="until-day"
            value={other}
            onChange={(event) => setOther(event.target.value)}
          />
        </label>
      )}
      <fieldset className="park-for">
        <legend>It waits for</legend>
        {PARK_REASONS.map((reason) => (
          <label key={reason} className="tick">
            <input
              type="radio"
              name="waits-for"
              value={reason}
              checked={waitsFor === reason}
              onChange={() => setWaitsFor(reason)}
            />
            <span>{PARK_REASON_NAMES[reason]}</span>
          </label>
        ))}
      </fieldset>
      <Note name="internal-note" label="What is it waiting for? (officers only)" first={false} />
      <p className="note consequence" role="status">
        {story.dueOn && `We promised an answer by ${dayText(story.dueOn, today)}. `}
        {scripted && day !== '' ? told(dayText(day, today), waitsFor) : TOLD}
      </p>
    </>
  );
}

const TOLD = 'The receipt will say until when it is put aside, and what for.';

function told(day: string, waitsFor: ParkReason): string {
  const why = waitsFor === 'something-else' ? '' : `, for ${PARK_REASON_NAMES[waitsFor]}`;
  return `The receipt will say: put aside until ${day}${why}.`;
}
