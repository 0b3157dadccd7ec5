import { data, Form, Link } from 'react-router';
import { MOST_CLAUSES } from '#domain/vetting/clause-draft.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import type { Route } from './+types/clauses';

export async function loader({ context }: Route.LoaderArgs) {
  return { clauses: await context.get(deskContext).listClauses({ by: officerOf(context) }) };
}

/** One place up or down. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const by = officerOf(context);
  const code = formText(form, 'code');
  const step = form.get('step') === '-1' ? -1 : 1;
  const moved = await context.get(deskContext).moveClause({ by, code, step });
  return moved ? null : data(null, { status: 409 });
}

export const meta: Route.MetaFunction = () => [{ title: 'Clauses – Desk' }];

export default function Clauses({ loaderData: { clauses } }: Route.ComponentProps) {
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Clauses</h1>
          <p>What a text is declined for. Officers tick them with the keys 1 to 9.</p>
        </div>
        {clauses.length < MOST_CLAUSES && (
          <Link to="/clauses/new" className="btn small">
            Add a clause
          </Link>
        )}
      </div>
      {clauses.length >= MOST_CLAUSES && (
        <p className="hint">There are nine, and no tenth key. Change one, or delete one first.</p>
      )}
      <ol className="rows">
        {clauses.map(({ code, title, words, shown }, index) => (
          <li key={code} className="clause-row">
            <kbd aria-hidden>{index + 1}</kbd>
            <div>
              <h2>
                <Link to={`/clauses/${code}`}>{title}</Link>
              </h2>
              <p>{words.en}</p>
              <p className="note">{shown ? 'Told to the writer' : 'Never told to the writer'}</p>
            </div>
            <Form method="post" className="row" preventScrollReset>
              <input type="hidden" name="code" value={code} />
              {index > 0 && (
                <button
                  type="submit"
                  name="step"
                  value="-1"
                  className="btn small ghost"
                  aria-label={`Up: ${title}`}
                >
                  Up
                </button>
              )}
              {index < clauses.length - 1 && (
                <button
                  type="submit"
                  name="step"
                  value="1"
                  className="btn small ghost"
                  aria-label={`Down: ${title}`}
                >
                  Down
                </button>
              )}
            </Form>
          </li>
        ))}
      </ol>
    </main>
  );
}
