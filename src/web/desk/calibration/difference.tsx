import { data, Form, Link, redirect } from 'react-router';
import { parseBody } from '#domain/story/body.ts';
import { StoryBody } from '#web/ui/story-body.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/difference';
import { OneSaid } from './one-said.tsx';

const numberOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : null);

export async function loader({ context, params }: Route.LoaderArgs) {
  const decisionNo = numberOf(params.no);
  const officer = officerOf(context);
  const difference =
    decisionNo === null
      ? null
      : await context.get(deskContext).readDifference({ officer, decisionNo });
  if (!difference) throw data(null, { status: 404 });
  return { difference, lead: officer.role === 'lead' };
}

export async function action({ context, params }: Route.ActionArgs) {
  const decisionNo = numberOf(params.no);
  if (decisionNo === null) throw data(null, { status: 404 });
  // Told twice is told: whoever comes second finds it so in the list.
  await context.get(deskContext).sayTalkedOver({ by: officerOf(context), decisionNo });
  return redirect('/calibration');
}

export const meta: Route.MetaFunction = () => [{ title: 'Read differently – Desk' }];

export default function DifferencePage({ loaderData }: Route.ComponentProps) {
  const { difference, lead } = loaderData;
  const { story, first, second, body, clauses, talkedOver } = difference;
  const titles = new Map(clauses.map(({ code, title }) => [code, title]));
  const language = languageAttributes(story.language ?? 'en');
  return (
    <main className="dpage full" id="main">
      <p className="crumb">
        <Link to="/calibration">Calibration</Link>
      </p>
      <div className="dhead">
        <div>
          <h1 {...language}>{story.title}</h1>
          <p>Two of us read this text differently. Neither was wrong to say so.</p>
        </div>
      </div>
      <dl className="both-said">
        <OneSaid name="One of us" said={first} titles={titles} />
        <OneSaid name="The other" said={second} titles={titles} />
      </dl>
      {lead && !talkedOver && (
        <Form method="post" className="row">
          <button type="submit" className="btn">
            We talked it over
          </button>
        </Form>
      )}
      {talkedOver && <p className="note">It was talked over.</p>}
      {body === null ? (
        <p className="note">Its words are gone.</p>
      ) : (
        <div className="prose" {...language}>
          <StoryBody paragraphs={parseBody(body)} />
        </div>
      )}
    </main>
  );
}
