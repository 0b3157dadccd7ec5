import { type ReactNode, useEffect } from 'react';
import { Form, Link } from 'react-router';
import { placesOf } from '#domain/story/places.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import {
  findIfSilent,
  IF_SILENT,
  type IfSilent,
  QUESTION_KIND_NAMES,
  QUESTION_KINDS,
  type QuestionKind,
  USUAL_DAYS_TO_ASK,
} from '#domain/vetting/question.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { PlaceDiff } from '#web/ui/place-diff.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';
import { useKeptForm } from './leave-changes.tsx';

/** What is typed so far, for the page that shows it as the writer will. */
export type AskDraft = {
  kind: QuestionKind;
  words: string;
  title: string;
  body: string;
  until: string;
  ifSilent: IfSilent;
};

export function beginsAsking({ current, suggestion, askingDays }: DeskStory): AskDraft {
  const usual = askingDays.find(({ count }) => count === USUAL_DAYS_TO_ASK) ?? askingDays[0];
  return {
    kind: 'change',
    words: '',
    title: current.title,
    body: suggestion ?? current.body,
    until: usual?.day ?? '',
    ifSilent: 'decline',
  };
}

type Props = {
  desk: DeskStory;
  draft: AskDraft;
  onDraft: (draft: AskDraft) => void;
  /** Which story and which words this is about. */
  hidden: ReactNode;
  back: string;
};

/** The question to a writer, in the whole width: what stands there, what is proposed, a kind word, and until when. */
export function AskWriter({ desk, draft, onDraft, hidden, back }: Props) {
  const form = useKeptForm();
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [form]);
  const change = (part: Partial<AskDraft>) => onDraft({ ...draft, ...part });
  return (
    <Form method="post" className="panel stack ask" ref={form}>
      {hidden}
      <h2>Ask the writer</h2>
      <Kinds draft={draft} change={change} />
      {draft.kind === 'change' && <Proposal {...{ desk, draft, change }} />}
      <label className="stack">
        <span>A kind word. The writer reads it first</span>
        <textarea
          name="ask-words"
          rows={3}
          required
          maxLength={NOTE_LIMITS.toWriter.most}
          defaultValue={draft.words}
          onChange={(event) => change({ words: event.target.value })}
        />
      </label>
      <div className="ask-ends">
        <Until {...{ desk, draft, change }} />
        <Silence {...{ desk, draft, change }} />
      </div>
      <p className="note">
        It waits under Parked, out of the queue. The promise stands still until the writer answers.
      </p>
      <div className="row">
        <button type="submit" name="intent" value="ask-writer" className="btn small">
          Ask
        </button>
        <Link to={back} className="btn small ghost" preventScrollReset>
          Not yet
        </Link>
      </div>
    </Form>
  );
}

type PartProps = Pick<Props, 'desk' | 'draft'> & { change: (part: Partial<AskDraft>) => void };

function Kinds({ draft, change }: Omit<PartProps, 'desk'>) {
  return (
    <fieldset className="park-days">
      <legend>What for</legend>
      {QUESTION_KINDS.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="ask-kind"
            value={kind}
            checked={draft.kind === kind}
            onChange={() => change({ kind, ifSilent: 'decline' })}
            data-first={kind === draft.kind || undefined}
          />
          <span>{QUESTION_KIND_NAMES[kind]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Proposal({ desk: { current, story }, draft, change }: PartProps) {
  const language = languageAttributes(story.language ?? 'en');
  return (
    <div className="ed">
      <section className="eb" aria-label="The writer’s words">
        <h3>The writer’s words</h3>
        <p className="et" {...language}>
          {current.title}
        </p>
        <div className="prose ask-body" {...language}>
          {current.body}
        </div>
      </section>
      <section className="ea">
        <h3>
          Words we propose <span className="note">type here</span>
        </h3>
        <label className="stack">
          <span className="vh">Title we propose</span>
          <input
            type="text"
            name="ask-title"
            defaultValue={draft.title}
            onChange={(event) => change({ title: event.target.value })}
            {...language}
          />
        </label>
        <label className="stack">
          <span className="vh">Text we propose</span>
          <textarea
            name="ask-body"
            rows={14}
            defaultValue={draft.body}
            onChange={(event) => change({ body: event.target.value })}
            {...language}
          />
        </label>
      </section>
    </div>
  );
}

function Until({ desk: { askingDays, today }, draft, change }: PartProps) {
  return (
    <label className="stack">
      <span>Until</span>
      <select
        name="ask-until"
        value={draft.until}
        onChange={(event) => change({ until: event.target.value })}
      >
        {askingDays.map(({ day, count }) => (
          <option key={day} value={day}>
            {dayText(day, today)} ({count} working days)
          </option>
        ))}
      </select>
    </label>
  );
}

const SILENCE: Record<IfSilent, string> = {
  decline: 'Decline, and say that it can be sent again',
  publish: 'Publish what is left, where we only take out',
};

/** Never by silence: somebody under 18, and words that are not the writer's. */
function Silence({ desk, draft, change }: PartProps) {
  return (
    <fieldset className="park-for">
      <legend>If no answer comes</legend>
      {IF_SILENT.map((one) => {
        const closed = one === 'publish' && (desk.child || draft.kind !== 'change');
        return (
          <label key={one} className="tick">
            <input
              type="radio"
              name="ask-silent"
              value={one}
              checked={draft.ifSilent === one}
              disabled={closed}
              onChange={(event) => change({ ifSilent: findIfSilent(event.target.value) ?? one })}
            />
            <span>
              {SILENCE[one]}
              {one === 'publish' && desk.child && ': not under 18'}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The receipt page as its writer will meet it, while it is being written. */
export function WhatWriterSees({ desk, draft }: Pick<Props, 'desk' | 'draft'>) {
  const { current, story, today } = desk;
  const places = draft.kind === 'change' ? placesOf(current, draft) : [];
  return (
    <aside className="verdict v2" aria-label="What the writer will see">
      <header className="asked-head">
        <h2>What the writer will see</h2>
        <p>On the receipt page, in its language. A mail says only that somebody asks.</p>
      </header>
      <div className="vscroll asked-page">
        <h3>{asked(draft.kind, places.length)}</h3>
        <p className="said-words" dir="auto">
          {draft.words}
        </p>
        {places.map((place) => (
          <PlaceDiff
            key={`${place.before} ${place.after}`}
            place={place}
            was={place.where === 'title' ? 'Your title' : 'Your words'}
            becomes="We propose"
            leftOut="To leave this out"
            language={languageAttributes(story.language ?? 'en')}
          />
        ))}
        <p className="note">
          You have until {dayText(draft.until, today)}.{' '}
          {draft.ifSilent === 'publish'
            ? 'If we hear nothing, we publish it without these passages, and its page says that some were left out.'
            : 'If we hear nothing, we do not publish it, and you may send it again.'}
        </p>
      </div>
    </aside>
  );
}

function asked(kind: QuestionKind, places: number): string {
  if (kind === 'adults-yes') return 'Does an adult say yes to it?';
  if (kind === 'something-else') return 'May we ask you something?';
  if (places === 0) return 'Nothing of it is changed yet.';
  return places === 1 ? 'May we change one place?' : `May we change ${places} places?`;
}
