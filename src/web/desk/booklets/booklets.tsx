import { useEffect } from 'react';
import { data, Link, useRevalidator } from 'react-router';
import {
  type BookletDraft,
  type BookletProblems,
  MOST_WAITING,
} from '#domain/print/booklet-order.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { isSomebodyThere } from '../shell/activity.ts';
import { Notice } from '../shell/notice.tsx';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/booklets';
import { BookletForm } from './booklet-form.tsx';
import { BookletRow, isUnfinished } from './booklet-row.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { listBooklets, listCampaignNames, site } = context.get(deskContext);
  const [booklets, campaigns] = await Promise.all([listBooklets(), listCampaignNames()]);
  return { booklets, campaigns, timeZone: site.timeZone };
}

type Answer = {
  said?: string;
  problem?: string;
  problems?: BookletProblems;
  typed?: BookletDraft;
};

export async function action({ context, request }: Route.ActionArgs) {
  const typed = draftOf(await request.formData());
  const outcome = await context
    .get(deskContext)
    .askBooklet({ officer: officerOf(context).id, draft: typed });
  if (outcome.kind === 'asked')
    return data<Answer>({ said: 'It is being made: see “Made today”.' });
  const problem =
    outcome.kind === 'too-many'
      ? `${MOST_WAITING} of yours are being made already. Please wait for one of them.`
      : 'Not made yet: please look below.';
  const problems = outcome.kind === 'invalid' ? outcome.problems : {};
  return data<Answer>({ problem, problems, typed }, { status: 422 });
}

function draftOf(form: FormData): BookletDraft {
  return {
    title: formText(form, 'title'),
    of: formText(form, 'of'),
    campaign: formText(form, 'campaign'),
    subject: formText(form, 'subject'),
    list: formText(form, 'list'),
    flowing: form.has('flowing'),
    folded: form.has('folded'),
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'Booklets – Desk' }];

export default function Booklets({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  const { booklets, campaigns, timeZone } = loaderData;
  useLookAgain(booklets.some(({ state }) => isUnfinished(state)));
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Booklets</h1>
          <p>Published texts on paper. Each file is kept for a day, then it is erased.</p>
        </div>
      </div>
      <Notice answer={actionData} />
      <div className="booklets">
        {/* A new one starts empty; what was wrong with the last one stays to be mended. */}
        <BookletForm
          campaigns={campaigns}
          key={actionData?.said ? booklets.length : 'form'}
          typed={actionData?.typed}
          problems={actionData?.problems ?? {}}
        />
        {booklets.length > 0 && (
          <section className="wait made" aria-labelledby="made">
            <h2 id="made">Made today</h2>
            <ol>
              {booklets.map((booklet) => (
                <BookletRow
                  key={booklet.id}
                  booklet={booklet}
                  campaigns={campaigns}
                  timeZone={timeZone}
                />
              ))}
            </ol>
            <p>
              <Link to="/booklets">Look again</Link>
            </p>
          </section>
        )}
      </div>
    </main>
  );
}

const LOOK_EVERY_MS = 3_000;

/** While one is being made, and only while somebody is there: looking counts as an officer's request. */
function useLookAgain(unfinished: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!unfinished) return;
    const look = () => {
      if (isSomebodyThere()) void revalidate();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [unfinished, revalidate]);
}
