import { data, Form, Link, redirect } from 'react-router';
import type { ClauseDraft, ClauseProblems } from '#domain/vetting/clause-draft.ts';
import { deskContext, officerOf, requireFresh, withPasskey } from '../desk-context.ts';
import { onlyWhenAsked } from '../only-when-asked.ts';
import { Notice } from '../shell/notice.tsx';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/new-clause';
import { ClauseFields, clauseOfForm } from './clause-fields.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  requireFresh(context, request);
  return null;
}

export const shouldRevalidate = onlyWhenAsked;

type Answer = { problems: ClauseProblems; problem: string | null; typed: ClauseDraft };

export async function action({ context, request }: Route.ActionArgs) {
  const typed = clauseOfForm(await request.formData());
  const wanted = { by: officerOf(context), draft: typed };
  const outcome = withPasskey(await context.get(deskContext).addClause(wanted), request);
  if (outcome.kind === 'added') throw redirect('/clauses');
  const answer: Answer =
    outcome.kind === 'full'
      ? { problems: {}, problem: 'There are nine already, and no tenth key.', typed }
      : { problems: outcome.problems, problem: 'Not kept yet: please look below.', typed };
  return data(answer, { status: 422 });
}

export const meta: Route.MetaFunction = () => [{ title: 'A new clause – Desk' }];

const EMPTY: ClauseDraft = { title: '', words: { en: '', fr: '', ur: '', ar: '' }, shown: true };

export default function NewClause({ actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>A new clause</h1>
          <p>
            It comes last in the list. <Link to="/clauses">Back to the clauses</Link>
          </p>
        </div>
      </div>
      <Notice answer={actionData} />
      <Form method="post" className="stack wide narrow">
        <ClauseFields clause={actionData?.typed ?? EMPTY} problems={actionData?.problems ?? {}} />
        <div className="row">
          <button type="submit" className="btn">
            Add it
          </button>
        </div>
      </Form>
    </main>
  );
}
