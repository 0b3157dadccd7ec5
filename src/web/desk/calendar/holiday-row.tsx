import { Form } from 'react-router';
import { dayText, weekdayName } from '#domain/calendar/calendar-day.ts';
import type { Holiday } from '#domain/calendar/holidays.ts';
import { DESK_LIMITS } from '#domain/vetting/desk-limits.ts';

export function HolidayRow({ holiday: { day, name } }: { holiday: Holiday }) {
  return (
    <li>
      <details className="change" key={name}>
        <summary>
          <span>
            {name} <span className="note">{`${weekdayName(day)}, ${dayText(day)}`}</span>
          </span>
          <span className="go-change">Change</span>
        </summary>
        <Form method="post" className="stack wide" preventScrollReset>
          <input type="hidden" name="day" value={day} />
          <label htmlFor={`name-${day}`}>Name</label>
          <input
            type="text"
            id={`name-${day}`}
            name="name"
            defaultValue={name}
            maxLength={DESK_LIMITS.holidayName.most}
            required
          />
          <div className="row">
            <button type="submit" name="intent" value="keep" className="btn small">
              Keep the name
            </button>
            <button type="submit" name="intent" value="delete" className="btn small ghost">
              Take it out
            </button>
          </div>
        </Form>
      </details>
    </li>
  );
}
