import { data, Form, Link, redirect } from 'react-router';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { REPORT_GROUND_NAMES } from '#domain/vetting/report.ts';
import { REPORT_GROUNDS } from '#domain/vetting/report-grounds.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import type { Route } from './+types/letter';

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = {
    address: formText(form, 'address'),
    ground: formText(form, 'ground'),
    words: formText(form, 'words'),
  };
  const outcome = await context
    .get(deskContext)
    .writeDownLetter({ ...typed, officer: officerOf(context) });
  if (outcome.kind === 'invalid') return data({ problem: outcome.problem, typed }, { status: 422 });
  throw redirect('/cases');
}

export const meta: Route.MetaFunction = () => [{ title: 'By letter – Cases – Desk' }];

/** What came by letter, by telephone or to a mailbox joins what came by the form. */
export default function Letter({ actionData }: Route.ComponentProps) {
  const typed = actionData?.typed;
  return (
    <main className="dpage" id="main">
      <p className="crumb">
        <Link to="/cases">Cases</Link> / By letter
      </p>
      <h1>Write down one that came by letter</h1>
      <p>
        It joins the open case of its text, or opens one. Leave out names and addresses: whoever
        wrote is answered the way they came.
      </p>
      <Form method="post" className="panel stack case-letter">
        <div role="alert">{actionData && <p className="dbar warn">{actionData.problem}</p>}</div>
        <label className="stack">
          <span>The link of the text, or its reference</span>
          <input type="text" name="address" required defaultValue={typed?.address} dir="ltr" />
        </label>
        <div className="stack">
          <label htmlFor="letter-ground">What it is about</label>
          <select id="letter-ground" name="ground" required defaultValue={typed?.ground ?? ''}>
            <option value="">Choose</option>
            {REPORT_GROUNDS.map((ground) => (
              <option key={ground} value={ground}>
                {REPORT_GROUND_NAMES[ground]}
              </option>
            ))}
          </select>
        </div>
        <label className="stack">
          <span>What is asked, in the words of the letter</span>
          <textarea
            name="words"
            rows={6}
            required
            maxLength={NOTE_LIMITS.toWriter.most}
            defaultValue={typed?.words}
          />
        </label>
        <button type="submit" className="btn">
          Write it down
        </button>
      </Form>
    </main>
  );
}
