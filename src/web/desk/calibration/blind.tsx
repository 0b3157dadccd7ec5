import { data, redirect } from 'react-router';
import { deskContext, officerOf } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { onlyWhenAsked } from '../only-when-asked.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/blind';
import { BlindPage } from './blind-page.tsx';
import { saidOfForm } from './said-of-form.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { readBlind, site } = context.get(deskContext);
  const reading = await readBlind({ officer: officerOf(context) });
  // Read by now, or by somebody else.
  if (!reading) throw redirect('/calibration');
  return { reading, timeZone: site.timeZone };
}

/** Another text under one's eyes would be another one to judge. */
export const shouldRevalidate = onlyWhenAsked;

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const said = saidOfForm(form);
  const [no] = /^\d{1,15}$/.exec(formText(form, 'decision')) ?? [];
  if (!said || no === undefined) throw data(null, { status: 400 });
  const broken = [...said.clauses];
  const outcome = await context.get(deskContext).sayBlind({
    ...{ officer: officerOf(context), decisionNo: Number(no), said },
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
    <main className="dpage full" id="main">
      <Notice answer={actionData} />
      <BlindPage {...loaderData} broken={actionData?.broken ?? []} />
    </main>
  );
}
