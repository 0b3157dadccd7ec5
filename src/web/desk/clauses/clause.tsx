import { data, Form, Link, redirect } from 'react-router';
import type { ClauseDraft, ClauseProblems } from '#domain/vetting/clause-draft.ts';
import { deskContext, officerOf, requireFresh, withPasskey } from '../desk-context.ts';
import { onlyWhenAsked } from '../only-when-asked.ts';
import { Notice } from '../shell/notice.tsx';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/clause';
import { ClauseFields, clauseOfForm } from './clause-fields.tsx';

/** Its words are mailed to writers under our name, so they are a lead's own alone. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireFresh(context, request);
  const clauses = await context.get(deskContext).listClauses({ by: officerOf(context) });
  const clause = clauses.find(({ code }) => code === params.code);
  if (!clause) throw data(null, { status: 404 });
  return { clause };
}

export const shouldRevalidate = onlyWhenAsked;

type Answer = { problem: string; problems?: ClauseProblems; typed?: ClauseDraft };

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const form = await request.formData();
  const wanted = { by: officerOf(context), code: params.code };
  if (form.get('intent') === 'delete') {
    const { kind } = withPasskey(await services.deleteClause(wanted), request);
    if (kind === 'deleted' || kind === 'not-found') throw redirect('/clauses');
    return data<Answer>({ problem: WHY_IT_STAYS[kind] }, { status: 409 });
  }
  const typed = clauseOfForm(form);
  const outcome = withPasskey(await services.editClause({ ...wanted, draft: typed }), request);
  if (outcome.kind === 'not-found') throw data(null, { status: 404 });
  if (outcome.kind === 'edited') throw redirect('/clauses');
  const { problems } = outcome;
  return data<Answer>({ problem: 'Not kept yet: please look below.', problems, typed }, 422);
}

const WHY_IT_STAYS = {
  'in-use':
    'A text was declined under this clause. It stays, so that the reason of that decision stays known. You can change its words for those who come after.',
  'explains-signals':
    'What the tool marks in a text is explained under this clause. It stays, so that no mark is lost. You can change its title and its words.',
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.clause.title ?? 'Clause'} – Desk` },
];

export default function ClauseRoute({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  const { clause } = loaderData;
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>{clause.title}</h1>
          <p>
            New words count from the next mail on. <Link to="/clauses">Back to the clauses</Link>
          </p>
        </div>
      </div>
      <Notice answer={actionData} />
      <Form method="post" className="stack wide narrow" key={clause.code}>
        <ClauseFields clause={actionData?.typed ?? clause} problems={actionData?.problems ?? {}} />
        <div className="row">
          <button type="submit" name="intent" value="edit" className="btn">
            Keep it
          </button>
        </div>
      </Form>
      <details className="more narrow">
        <summary>Delete this clause</summary>
        <Form method="post" className="stack">
          <p>It is gone from the list and from its key. The log keeps what it said.</p>
          <button type="submit" name="intent" value="delete" className="btn small ghost">
            Delete “{clause.title}”
          </button>
        </Form>
      </details>
    </main>
  );
}
