import { data, Link, redirect, useNavigate } from 'react-router';
import { parseBody } from '#domain/story/body.ts';
import { StoryBody } from '#web/ui/story-body.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { MOVES } from '../shell/moves.ts';
import { Notice } from '../shell/notice.tsx';
import { useKeys } from '../shell/use-keys.ts';
import type { Route } from './+types/training';
import { OneSaid } from './one-said.tsx';
import { ReadingForm } from './reading-form.tsx';
import { saidOfForm } from './said-of-form.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const training = await context.get(deskContext).readTraining({
    officer: officerOf(context),
    text: searchParams.get('text') ?? undefined,
  });
  return { training, again: searchParams.has('again') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const said = saidOfForm(form);
  const text = formText(form, 'text');
  if (!said) throw data(null, { status: 400 });
  const outcome = await context
    .get(deskContext)
    .answerTraining({ officer: officerOf(context), text, said });
  if (outcome.kind === 'not-found') throw data(null, { status: 404 });
  if (outcome.kind === 'invalid')
    return data({ problem: outcome.problem, broken: [...said.clauses] }, { status: 422 });
  return redirect(`/training?text=${text}`);
}

export const meta: Route.MetaFunction = () => [{ title: 'Training – Desk' }];

export default function Training({ loaderData, actionData }: Route.ComponentProps) {
  const { training, again } = loaderData;
  const { texts, inHand, inTraining, clauses } = training;
  const read = texts.filter(({ done }) => done).length;
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Training</h1>
          <p>
            {`${read} of ${texts.length} texts read. Written to learn with: nobody sent them, and nobody counts what you say. For each child here an adult said yes.`}
            {inTraining &&
              ' You can read and decline on the real desk, and note what you think; a lead says when you publish.'}
          </p>
        </div>
      </div>
      <nav aria-label="Training texts">
        <ol className="training-list">
          {texts.map(({ code, title, done }, index) => (
            <li key={code}>
              <Link
                to={`/training?text=${code}`}
                aria-current={code === inHand?.code ? 'page' : undefined}
                className={done ? 'training-tile done' : 'training-tile'}
              >
                <span className="vh">
                  {title}, {done ? 'read' : 'to come'}{' '}
                </span>
                <span aria-hidden>{index + 1}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <Notice answer={actionData} />
      {inHand ? (
        <div className="blind-grid" key={inHand.code}>
          <article className="page training-page" aria-label="The text">
            <header className="phead">
              <h2>{inHand.title}</h2>
              <p className="byline">{inHand.by}</p>
            </header>
            <div className="prose training-text">
              <StoryBody paragraphs={parseBody(inHand.body)} />
            </div>
          </article>
          {inHand.compared && !again ? (
            <Compared {...{ inHand, clauses }} compared={inHand.compared} />
          ) : (
            <ReadingForm
              heading="What would you do?"
              clauses={clauses}
              broken={actionData?.broken ?? []}
              hidden={<input type="hidden" name="text" value={inHand.code} />}
            >
              <p className="note">Untick what it does not keep, then publish or decline.</p>
            </ReadingForm>
          )}
        </div>
      ) : (
        <p>You have read them all. Any of them can be read again.</p>
      )}
    </main>
  );
}

type Training = Route.ComponentProps['loaderData']['training'];
type InHand = NonNullable<Training['inHand']>;
type ComparedProps = {
  inHand: InHand;
  compared: NonNullable<InHand['compared']>;
  clauses: Training['clauses'];
};

function Compared({ inHand, compared, clauses }: ComparedProps) {
  const { you, desk, apart, word } = compared;
  const titles = new Map(clauses.map(({ code, title }) => [code, title]));
  const navigate = useNavigate();
  useKeys({ [MOVES.next.key]: () => void navigate('/training') });
  return (
    <section className="blind-form" aria-labelledby="compared">
      <h2 id="compared">{apart.length === 0 ? 'We read it alike' : 'We read it differently'}</h2>
      <dl className="both-said">
        <OneSaid name="You" said={you} titles={titles} />
        <OneSaid name="The desk" said={desk} titles={titles} />
      </dl>
      <p>{word}</p>
      <div className="blind-out">
        <Link className="btn" to="/training">
          Next text <kbd aria-hidden>{MOVES.next.key}</kbd>
        </Link>
        <Link className="btn ghost" to={`/training?text=${inHand.code}&again`}>
          Try it again
        </Link>
      </div>
    </section>
  );
}
