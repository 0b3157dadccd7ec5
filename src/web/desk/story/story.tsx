import { useState } from 'react';
import { data, useLocation, useNavigate, useSubmit } from 'react-router';
import { listedTitle } from '#domain/retention.ts';
import { permalink } from '#domain/story/permalink.ts';
import { REDACTED_FIELDS } from '#domain/story/redaction.ts';
import { ACTIONS, DESK_ACTIONS, type DeskAction } from '#domain/vetting/actions.ts';
import { clauseOfSignal } from '#domain/vetting/clauses.ts';
import { isQuestionOpen } from '#domain/vetting/second-reader.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { deskContext, officerOf, withinBudget } from '../desk-context.ts';
import { byPasskeyTo } from '../place.ts';
import { addressEnd, filterOf, narrowingOf } from '../queue/narrowing.ts';
import { MOVES } from '../shell/moves.ts';
import { useKeys } from '../shell/use-keys.ts';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/story';
import { ANSWER, AnswerForm } from './answer-form.tsx';
import { AskWriter, beginsAsking, WhatWriterSees } from './ask-writer.tsx';
import { useWayToOpen } from './closed-publish.tsx';
import { carryOut } from './decide-action.ts';
import { MARK_KEYS, replaceHref } from './gate-list.tsx';
import { LINE_KEYS, labelLine } from './label-lines.ts';
import { LeaveChanges } from './leave-changes.tsx';
import { Panel } from './panels.tsx';
import { ProtocolPane } from './protocol-pane.tsx';
import { QueuePane } from './queue-pane.tsx';
import { answerKeys } from './second-reader-question.tsx';
import { isStoryId } from './story-id.ts';
import { SHOWN, TextPane } from './text-pane.tsx';
import { useLease } from './use-lease.ts';
import { useOpenQuestion } from './use-open-question.ts';
import { ASKING, AT_ONCE, VerdictPane } from './verdict-pane.tsx';
import { WritersAnswer } from './writers-answer.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (!isStoryId(params.id)) throw data(null, { status: 404 });
  const services = context.get(deskContext);
  const officer = officerOf(context);
  const address = new URL(request.url).searchParams;
  const narrowing = narrowingOf(address);
  const [desk, queue, day, inDanger] = await Promise.all([
    withinBudget(request, () =>
      services.readStory({
        storyId: params.id,
        officer,
        open: address.has('open') ? 'asked' : 'unless-heavy',
      }),
    ),
    services.readQueueAround(filterOf(narrowing, officer), params.id),
    services.readOfficersDay(officer),
    services.listInDanger(),
  ]);
  if (!desk) throw data(null, { status: 404 });
  const protocol = await services.readProtocol(desk);
  const { timeZone, origin } = services.site;
  const onSite =
    desk.story.state === 'published' && !desk.story.erasedAt
      ? `${origin}${permalink({ ...desk.story, title: desk.current.title })}`
      : null;
  return {
    desk,
    protocol,
    lead: officer.role === 'lead',
    inDanger,
    queue,
    day,
    narrowing,
    timeZone,
    siteOrigin: origin,
    me: officer.id,
    onSite,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (!isStoryId(params.id)) throw data(null, { status: 404 });
  return carryOut(params.id, {
    services: context.get(deskContext),
    officer: officerOf(context),
    form: await request.formData(),
    request,
    narrowing: narrowingOf(new URL(request.url).searchParams),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${listedTitle(loaderData?.desk.current.title ?? 'Story')} – Desk` },
];

export default function StoryRoute({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  // Each story starts anew: ticks, notes and open questions belong to one text.
  return (
    <LeaveChanges key={loaderData.desk.story.id}>
      <Story {...{ loaderData, actionData }} />
    </LeaveChanges>
  );
}

function Story({
  loaderData: {
    desk,
    protocol,
    lead,
    inDanger,
    queue,
    day,
    narrowing,
    timeZone,
    siteOrigin,
    me,
    onSite,
  },
  actionData,
}: Pick<Route.ComponentProps, 'loaderData'> & {
  actionData: Route.ComponentProps['actionData'] | undefined;
}) {
  const { story, actions, lease, covered, gate } = desk;
  const location = useLocation();
  const navigate = useNavigate();
  const submit = useSubmit();
  const search = new URLSearchParams(location.search);
  const href = (change: Record<string, string | null>) => hrefWith(search, change);
  // Asked for before the question, so that nothing typed is lost on the way to the passkey.
  const hrefOf = (action: DeskAction) => {
    // Whoever declines chooses among the guidelines, which stand where the folder stood.
    const to = href({ do: action, ...(action === 'refuse' && { folder: null }) });
    return desk.needPasskey.includes(action) ? byPasskeyTo(`${location.pathname}${to}`) : to;
  };
  const step = DESK_ACTIONS.find((one) => one === search.get('do')) ?? null;
  const sheet = search.has('gate');
  const folder = search.has('folder');
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  // A guideline is broken where an officer says so, and where a mark is not settled.
  const broken = new Set([
    ...unticked,
    ...gate.unsettled.map(({ kind }) => clauseOfSignal(kind) ?? ''),
  ]);
  const toggle = (code: string) => setUnticked(toggled(unticked, code));
  const { lost } = useLease({
    storyId: story.id,
    mine: lease?.officerId === me,
    free: actions.includes('take'),
  });

  const beside = (by: number) => {
    const at = queue.findIndex(({ id }) => id === story.id);
    const target = queue[at < 0 ? 0 : at + by];
    if (target) void navigate(`/story/${target.id}${addressEnd(narrowing)}`);
  };
  const unanswered = isQuestionOpen(story, desk.events) && actions.includes('answer-second-reader');
  const toOpen = useWayToOpen({
    folder,
    asked: unanswered,
    go: (change) => void navigate(href(change), { preventScrollReset: true }),
  });
  const open = (action: DeskAction) => {
    if (action === 'publish' && (desk.publish === 'closed' || unanswered)) toOpen();
    else if (actions.includes(action)) void navigate(hrefOf(action), { preventScrollReset: true });
  };
  const act = (action: DeskAction) => {
    if (actions.includes(action)) void submit({ intent: action }, { method: 'post' });
  };
  const send = (fields: Record<string, string>) =>
    void submit({ ...fields, ...seenFields(desk) }, { method: 'post', preventScrollReset: true });
  const hrefOfLine = (field: string, hidden: boolean) => {
    const action = hidden ? 'set-field' : 'hide-field';
    const to = href({ do: action, field });
    return desk.needPasskey.includes(action) ? byPasskeyTo(`${location.pathname}${to}`) : to;
  };
  useKeys({
    [MOVES.next.key]: () => beside(1),
    [MOVES.previous.key]: () => beside(-1),
    [MOVES.list.key]: () => void navigate(`/${addressEnd(narrowing)}`),
    [MOVES.uncover.key]: () => void navigate(href({ open: '1' })),
    ...markKeys(desk, { href, go: (to) => void navigate(to, { preventScrollReset: true }), send }),
    ...lineKeys(desk, (to) => void navigate(to, { preventScrollReset: true }), hrefOfLine),
    ...keysOf([...ASKING, 'set-language', 'raise-danger'], open),
    [ACTIONS['answer-writer'].key ?? '']: () => document.getElementById(ANSWER)?.focus(),
    ...keysOf(AT_ONCE, act),
    [ACTIONS.note.key ?? '']: () =>
      void navigate(href({ folder: '1', gate: '1' }), { preventScrollReset: true }),
    [ACTIONS['answer-second-reader'].key ?? '']: () =>
      actions.includes('answer-second-reader') &&
      void navigate(href({ folder: '1', gate: '1' }), { preventScrollReset: true }),
    escape: () => void navigate(href({ do: null }), { preventScrollReset: true }),
    ...(folder && actions.includes('answer-second-reader')
      ? answerKeys()
      : clauseKeys(desk, toggle)),
  });

  const hidden = Object.entries(seenFields(desk)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  const isAsked = useOpenQuestion(step, actions);
  const asking = step === 'ask-writer' && isAsked;
  const editing = (step === 'edit' || asking) && isAsked;
  const [draft, setDraft] = useState(() => beginsAsking(desk));
  const back = href({ do: null });
  const holder = lease && lease.officerId !== me ? lease.officerName : null;
  return (
    <div className={`dgrid story2${sheet || step ? ' sheet' : ''}${editing ? ' editing' : ''}`}>
      <QueuePane items={queue} inDanger={inDanger} narrowing={narrowing} current={story.id} />
      <TextPane
        desk={desk}
        covered={covered}
        href={href}
        hrefOfLine={hrefOfLine}
        hidden={hidden}
        site={{ origin: siteOrigin, timeZone }}
        shown={SHOWN.find((one) => one === search.get('show')) ?? 'marks'}
        below={
          protocol && !covered && actions.includes('answer-writer') ? (
            <AnswerForm key={protocol.answers.length} {...{ desk, protocol, hidden, timeZone }} />
          ) : null
        }
        editor={
          asking ? (
            <AskWriter {...{ desk, draft, hidden, back }} onDraft={setDraft} />
          ) : editing && step ? (
            <Panel {...{ step, desk, broken, hidden, back }} />
          ) : null
        }
      >
        <div role="alert">
          {actionData?.problem && <p className="dbar warn">{actionData.problem}</p>}
          {lost && !holder && <p className="dbar warn">Another officer has taken this story.</p>}
        </div>
        {holder && <p className="dbar">{holder} has this story in hand.</p>}
        {story.publishAt && (
          <p className="dbar">
            Approved. It will be published at{' '}
            <DateTime at={story.publishAt} timeZone={timeZone} withTime endsSentence />
          </p>
        )}
        {story.secondReaderAskedBy && (
          <p className="dbar">
            {story.approval
              ? 'One officer approved it; a second one decides.'
              : 'A second reader was asked for.'}{' '}
            {desk.events.findLast(({ kind }) => kind === 'ask-second-reader')?.internalNote}
          </p>
        )}
        <WritersAnswer desk={desk} timeZone={timeZone} />
      </TextPane>
      {asking ? (
        <WhatWriterSees desk={desk} draft={draft} />
      ) : protocol && !folder ? (
        <ProtocolPane
          {...{ desk, protocol, lead, step, href, hrefOf, hidden, covered, sheet, timeZone }}
        />
      ) : (
        <VerdictPane
          {...{ desk, day, step, isAsked, broken, href, hrefOf, hidden, covered, sheet, onSite }}
          {...{ folder, timeZone, toOpen }}
          onToggle={toggle}
        />
      )}
    </div>
  );
}

/** As a form of this page carries what its officer saw. */
function seenFields({ story, seen }: DeskStory): Record<string, string> {
  return {
    'seen-state': story.state,
    'seen-revision': String(story.revisionNo),
    'seen-folder': seen.folder,
  };
}

type Hands = {
  href: (change: Record<string, string | null>) => string;
  go: (to: string) => void;
  send: (fields: Record<string, string>) => void;
};

/** For the mark in hand, which is the first that is open. */
function markKeys({ gate, actions }: DeskStory, { href, go, send }: Hands) {
  const [mark] = gate.unsettled;
  if (!mark || !gate.opened || !actions.includes('keep-mark')) return {};
  return {
    [MARK_KEYS.cut]: () => send({ intent: 'cut-mark', mark: mark.id }),
    [MARK_KEYS.replace]: () => go(replaceHref(mark, href)),
    [MARK_KEYS.keep]: () => go(href({ do: 'keep-mark', mark: mark.id })),
  };
}

/** Shift and its letter leave a line of the label out, or bring it back. */
function lineKeys(
  desk: DeskStory,
  go: (to: string) => void,
  hrefOfLine: (field: string, hidden: boolean) => string,
) {
  if (!desk.actions.includes('hide-field')) return {};
  const lines = REDACTED_FIELDS.map((field) => labelLine(desk, field)).filter(
    ({ shown, by }) => shown !== null || by === 'officer',
  );
  return Object.fromEntries(
    lines.map(({ field, shown }) => [
      `shift+${LINE_KEYS[field]}`,
      () => go(hrefOfLine(field, shown === null)),
    ]),
  );
}

/** A guideline is ticked or unticked by its number. */
function clauseKeys({ clauses }: DeskStory, toggle: (code: string) => void) {
  return Object.fromEntries(
    clauses.slice(0, 9).map(({ code }, index) => [String(index + 1), () => toggle(code)]),
  );
}

function keysOf(actions: readonly DeskAction[], press: (action: DeskAction) => void) {
  const pressed = actions.map((action) => [ACTIONS[action].key, action] as const);
  return Object.fromEntries(
    pressed.flatMap(([key, action]) => (key ? [[key, () => press(action)]] : [])),
  );
}

function hrefWith(search: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  next.delete('done');
  for (const [name, value] of Object.entries(change))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return `?${next}`;
}

function toggled(set: ReadonlySet<string>, value: string): Set<string> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
