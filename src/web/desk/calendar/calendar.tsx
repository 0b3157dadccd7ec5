import { data, Form } from 'react-router';
import type { HolidayProblems } from '#domain/calendar/holiday-draft.ts';
import { DESK_LIMITS } from '#domain/vetting/desk-limits.ts';
import { Field } from '#web/ui/field.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { Notice } from '../shell/notice.tsx';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/calendar';
import { HolidayRow } from './holiday-row.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { years: await context.get(deskContext).readCalendar({ by: officerOf(context) }) };
}

type Answer = {
  said?: string;
  problem?: string;
  problems?: HolidayProblems;
  typed?: { day: string; name: string };
};

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const form = await request.formData();
  const by = officerOf(context);
  const typed = { day: formText(form, 'day'), name: formText(form, 'name') };
  if (form.get('intent') === 'delete') {
    const outcome = await services.deleteHoliday({ by, day: typed.day });
    const moved = outcome.kind === 'deleted' ? outcome.moved : 0;
    return data<Answer>({ said: `Taken out. ${movedText(moved)}` });
  }
  const outcome = await services.keepHoliday({ by, holiday: typed });
  if (outcome.kind === 'kept') return data<Answer>({ said: `Kept. ${movedText(outcome.moved)}` });
  const { problems } = outcome;
  return data<Answer>({ problem: 'Not kept yet.', problems, typed }, { status: 422 });
}

function movedText(moved: number): string {
  if (moved === 0) return 'No due day moved.';
  return moved === 1 ? 'One due day moved.' : `${moved} due days moved.`;
}

export const meta: Route.MetaFunction = () => [{ title: 'Calendar – Desk' }];

export default function Calendar({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  const { years } = loaderData;
  const count = years.reduce((sum, { holidays }) => sum + holidays.length, 0);
  const { problems, typed } = actionData ?? {};
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Calendar</h1>
          <p>
            Days on which nobody is expected to read. Every change also moves the due days of those
            who are waiting already.
          </p>
        </div>
      </div>
      <Notice answer={actionData} />
      {/* A new holiday empties the form; a problem keeps what was typed. */}
      <Form method="post" className="add-row" key={count} aria-label="Add a holiday">
        <Field name="day" label="Day" problem={problems?.day}>
          {(control) => <input {...control} type="date" defaultValue={typed?.day} required />}
        </Field>
        <Field name="name" label="Name" problem={problems?.name}>
          {(control) => (
            <input
              type="text"
              {...control}
              defaultValue={typed?.name}
              maxLength={DESK_LIMITS.holidayName.most}
              required
            />
          )}
        </Field>
        <button type="submit" name="intent" value="keep" className="btn small">
          Add
        </button>
      </Form>
      <div className="plotgrid">
        {years.map(({ year, holidays }) => (
          <section key={year} className="plotbox" aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ul className="rows">
              {holidays.map((holiday) => (
                <HolidayRow key={holiday.day} holiday={holiday} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
