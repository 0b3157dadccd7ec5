import { data, redirect } from 'react-router';
import { VERDICTS } from '#domain/vetting/calibration.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { onlyWhenAsked } from '../only-when-asked.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/blind';
import { BlindPage } from './blind-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { readBlind, site } = context.get(deskContext);
  const reading = await readBlind({ officer: officerOf(context) });
  // Read by now, or by somebody else.
  if (!reading) throw redirect('/calibration');
  const { origin, timeZone } = site;
  return { reading, site: { origin, timeZone } };
}

/** Another text under one's eyes would be another one to judge. */
export const shouldRevalidate = onlyWhenAsked;

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const listed = form.getAll('guideline').map(String);
  const kept = form.getAll('kept').map(String);
  const verdict = VERDICTS.find((one) => one === formText(form, 'verdict'));
  const [no] = /^\d{1,15}$/.exec(formText(form, 'decision')) ?? [];
  if (!verdict || no === undefined) throw data(null, { status: 400 });
  const broken = listed.filter((code) => !kept.includes(code));
  const outcome = await context.get(deskContext).sayBlind({
    officer: officerOf(context),
    decisionNo: Number(no),
    said: { verdict, clauses: broken },
  });
  if (outcome.kind === 'invalid')
    return data({ problem: outcome.problem, broken }, { status: 422 });
  if (outcome.kind === 'gone') return data({ problem: GONE, broken }, { status: 409 });
  return redirect(outcome.alike ? '/calibration?alike' : `/calibration/${no}`);
}

const GONE =
  'Somebody read it before you, or it was decided anew. Nothing was kept: go back to Calibration for another one.';

export const meta: Route.MetaFunction = () => [{ title: 'Blind reading – Desk' }];

export default function Blind({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main className="dpage full blind" id="main">
      <Notice answer={actionData} />
      <BlindPage {...loaderData} broken={actionData?.broken ?? []} />
    </main>
  );
}
