import { data, Form, Link, redirect } from 'react-router';
import { addDays } from '#domain/calendar/calendar-day.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { LONGEST_HOLD_DAYS } from '#domain/vetting/hold.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';
import {
  deskContext,
  hasShownPasskey,
  officerOf,
  requireFresh,
  withPasskey,
} from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { isStoryId } from '../story/story-id.ts';
import type { Route } from './+types/hold';

/** A quarter, unless somebody says another day. */
const USUAL_HOLD_DAYS = 90;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (!isStoryId(params.id)) throw data(null, { status: 404 });
  // Before anything is typed, so that no reason is lost on the way to the passkey.
  if (new URL(request.url).searchParams.has('passkey')) requireFresh(context, request);
  const by = officerOf(context);
  const found = await context.get(deskContext).readHold({ storyId: params.id, by });
  if (!found) throw data(null, { status: 404 });
  return { ...found, fresh: hasShownPasskey(context) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (!isStoryId(params.id)) throw data(null, { status: 404 });
  const form = await request.formData();
  const services = context.get(deskContext);
  const reason = formText(form, 'reason');
  const about = { storyId: params.id, by: officerOf(context), reason };
  const outcome = withPasskey(
    formText(form, 'do') === 'end'
      ? await services.letTextGo(about)
      : await services.holdText({ ...about, lookOn: formText(form, 'look-on') }),
    request,
  );
  if (outcome.kind === 'not-found') throw data(null, { status: 404 });
  if (outcome.kind === 'invalid')
    return data({ problem: outcome.problem, reason }, { status: 422 });
  if (outcome.kind === 'over')
    return data({ problem: 'Somebody was quicker. Nothing was changed.', reason }, { status: 409 });
  throw redirect('/cases/holds');
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Text'} – Legal hold – Desk` },
];

/** A lead holds a text, gives the hold another day, or ends it; each with a reason. */
export default function HoldPage({ loaderData: one, actionData }: Route.ComponentProps) {
  const { hold, today } = one;
  return (
    <main className="dpage" id="main">
      <p className="crumb">
        <Link to="/cases/holds">Held</Link>
      </p>
      <h1 {...languageAttributes(one.language ?? 'en')}>{one.title}</h1>
      {hold ? (
        <p>
          Held since <DateTime at={hold.setAt} timeZone={one.timeZone} withTime />
          {hold.setBy && `, ${hold.setBy}`}: {hold.reason} Look again on{' '}
          {dayText(hold.lookOn, today)}.
        </p>
      ) : (
        <p>It is not held: what is over is erased on its day.</p>
      )}
      <p className="note">
        Under a legal hold nothing of this text, its history or its cases is erased, even if the
        writer withdraws or asks for it: the page may still be down, and then no reader sees a word.
        What was due meanwhile is erased when the hold ends.
      </p>
      <div role="alert">{actionData && <p className="dbar warn">{actionData.problem}</p>}</div>
      {!one.fresh && (
        <Link className="btn" to={`/cases/hold/${one.storyId}?passkey`}>
          Show your passkey first
        </Link>
      )}
      {one.fresh && !one.erased && (
        <Form method="post" className="panel stack case-letter">
          <Reason label={hold ? 'Why it is held on' : 'Why it is held, without names'} />
          <label className="stack">
            <span>Day to look again</span>
            <input
              type="date"
              name="look-on"
              required
              defaultValue={addDays(today, USUAL_HOLD_DAYS)}
              min={addDays(today, 1)}
              max={addDays(today, LONGEST_HOLD_DAYS)}
            />
          </label>
          <button type="submit" className="btn" name="do" value="hold">
            {hold ? 'Give it another day' : 'Hold this text'}
          </button>
        </Form>
      )}
      {one.fresh && hold && (
        <Form method="post" className="panel stack case-letter">
          <Reason label="Why the hold ends" />
          <button type="submit" className="btn ghost" name="do" value="end">
            End the hold
          </button>
        </Form>
      )}
    </main>
  );
}

function Reason({ label }: { label: string }) {
  return (
    <label className="stack">
      <span>{label}</span>
      <textarea name="reason" rows={3} required maxLength={NOTE_LIMITS.toWriter.most} />
    </label>
  );
}
