import { useRef, useState } from 'react';
import { data, Link, redirect, useSubmit } from 'react-router';
import { numberText } from '#domain/number-text.ts';
import { PARTINGS, TOGETHER_WAYS } from '#domain/vetting/wave.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { deskContext, officerOf, withinBudget } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { Notice } from '../shell/notice.tsx';
import { useKeys } from '../shell/use-keys.ts';
import { useSaid } from '../shell/use-said.ts';
import { isStoryId } from '../story/story-id.ts';
import type { Route } from './+types/together';
import { AlikePlot } from './alike-plot.tsx';
import { DecidePane, type Way } from './decide-pane.tsx';
import { SharedWords } from './shared-words.tsx';
import { TAKE_OUT_KEY, TakenOut, ToRead } from './to-read.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (!isStoryId(params.id)) throw data(null, { status: 404 });
  const services = context.get(deskContext);
  const wave = await services.readWave({ waveId: params.id, officer: officerOf(context) });
  // Decided, parted, or taken back by those who sent it: its place is the queue.
  if (!wave) throw redirect('/queue');
  const back = new URL(request.url).searchParams.has('back');
  return { wave, back, timeZone: services.site.timeZone };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (!isStoryId(params.id)) throw data(null, { status: 404 });
  const services = context.get(deskContext);
  const officer = officerOf(context);
  const form = await request.formData();
  const waveId = params.id;
  const storyId = formText(form, 'story');
  const intent = formText(form, 'intent');
  if (intent === 'undo') {
    const outcome = await services.undoTogether({ no: Number(formText(form, 'no')), officer });
    if (outcome.kind === 'too-late')
      return data({ problem: 'It is too late to undo this.' }, { status: 409 });
    throw redirect(`/together/${waveId}?back`);
  }
  if (intent === 'open' || intent === 'out' || intent === 'back') {
    if (!isStoryId(storyId)) throw data(null, { status: 400 });
    const done =
      intent === 'open'
        ? await withinBudget(request, () => services.openInWave({ waveId, storyId, officer }))
        : await services.takeOutOfWave({ waveId, storyId, officer, out: intent === 'out' });
    return done ? null : data({ problem: 'It is none of these any more.' }, { status: 409 });
  }
  const chosen = formText(form, 'way');
  const parting = PARTINGS.find((one) => one === chosen);
  if (parting) {
    await services.partWave({ waveId, officer, as: parting });
    throw redirect('/queue');
  }
  const way = TOGETHER_WAYS.find((one) => one === chosen);
  const asOf = new Date(formText(form, 'as-of'));
  if (!way || Number.isNaN(asOf.getTime())) throw data(null, { status: 400 });
  const clause = formText(form, 'clause');
  const outcome = await services.declineTogether({
    waveId,
    officer,
    way,
    clauses: clause === '' ? [] : [clause],
    ...(way === 'refuse' && { noteToWriter: formText(form, 'writer-note') }),
    asOf,
    gather: form.has('gather'),
  });
  switch (outcome.kind) {
    case 'declined':
    case 'not-found':
      throw redirect('/queue');
    case 'unread':
      return data({ problem: sayLeft(outcome.left) }, { status: 422 });
    case 'invalid':
      return data({ problem: outcome.problem }, { status: 422 });
    case 'too-many': {
      const problem = `You declined ${outcome.anHour} within the hour. That is as many as one officer may.`;
      return data({ problem }, { status: 422 });
    }
  }
}

const sayLeft = (left: number) =>
  `${left === 1 ? 'One is' : `${left} are`} not read yet. Nothing was decided.`;

export const meta: Route.MetaFunction = () => [{ title: 'Much alike – Desk' }];

const ALL_BACK = 'They are all back, each with its own due day. Nothing is decided.';

/** Many texts that share most of their words: a few are read, and all of them declined, or none. */
export default function Together({ loaderData, actionData }: Route.ComponentProps) {
  const { wave, back, timeZone } = loaderData;
  const answered = useSaid(actionData);
  const submit = useSubmit();
  const [way, setWay] = useState<Way>('put-aside');
  const decide = useRef<HTMLButtonElement>(null);
  const send = (intent: string, story: string) =>
    void submit({ intent, story }, { method: 'post' });
  const [inHand, setInHand] = useState<string | null>(null);
  // A number opens and never takes out: whoever presses it twice has lost nothing.
  const byNumber = wave.toRead.map(({ id, body }, index) => [
    String(index + 1),
    () => {
      setInHand(id);
      if (body === null) send('open', id);
    },
  ]);
  const opened = wave.toRead.some(({ id, body }) => id === inHand && body !== null);
  useKeys({
    ...Object.fromEntries(byNumber),
    ...(inHand && opened && { [TAKE_OUT_KEY]: () => send('out', inHand) }),
  });
  return (
    <div className="dgrid case">
      <main className="dpage" id="main">
        <p className="crumb">
          <Link to="/queue">To read</Link> / To decide together
        </p>
        <h1>{wave.texts === 1 ? 'One text' : `${numberText(wave.texts)} texts`}, much alike</h1>
        <p>
          They came between <DateTime at={wave.firstAt} timeZone={timeZone} withTime /> and{' '}
          <DateTime at={wave.lastAt} timeZone={timeZone} withTime endsSentence /> Whoever else wrote
          to us is not kept waiting by them.
        </p>
        <Notice answer={answered ?? (back ? { said: ALL_BACK } : undefined)} />
        <section aria-labelledby="shared">
          <h2 id="shared" className="as-h4">
            The words they share
          </h2>
          <SharedWords pieces={wave.shared} language={wave.language} />
        </section>
        <section aria-labelledby="alike">
          <h2 id="alike" className="as-h4">
            How alike they are
          </h2>
          <AlikePlot likeness={wave.likeness} />
        </section>
        <ToRead texts={wave.toRead} inHand={inHand} />
        <TakenOut texts={wave.takenOut} />
      </main>
      <DecidePane wave={wave} way={way} setWay={setWay} button={decide} />
    </div>
  );
}
