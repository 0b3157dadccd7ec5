import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { LANGUAGES } from '#domain/options/languages.ts';
import type { DeskAction } from '#domain/vetting/actions.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { publishLabel } from './publish-label.ts';

type Props = {
  step: DeskAction;
  desk: DeskStory;
  broken: ReadonlySet<string>;
  /** Which story and which words this is about. */
  hidden: ReactNode;
  back: string;
};

/** One line of confirmation, or the few fields that an action needs. */
export function Panel({ step, desk, broken, hidden, back }: Props) {
  const { question, go, fields } = panelOf(step, desk, broken);
  const panel = useRef<HTMLFormElement>(null);
  // Whoever pressed a key wants to type or confirm next, not to look for the field.
  useEffect(() => panel.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  return (
    <Form method="post" className="panel stack" ref={panel}>
      {hidden}
      <p>
        <b>{question}</b>
      </p>
      {fields}
      <div className="row">
        <button type="submit" name="intent" value={step} className="btn small" data-first={!fields}>
          {go}
        </button>
        <Link to={back} className="btn small ghost" preventScrollReset>
          Not yet
        </Link>
      </div>
    </Form>
  );
}

type PanelWords = { question: string; go: string; fields?: ReactNode };

function panelOf(step: DeskAction, desk: DeskStory, broken: ReadonlySet<string>): PanelWords {
  switch (step) {
    case 'publish':
      return { question: `${publishLabel(desk)}?`, go: 'Yes, publish' };
    case 'park':
      return {
        question: 'Put it on hold, out of the queue?',
        go: 'Park it',
        fields: <Note name="internal-note" label="What is it waiting for? (officers only)" />,
      };
    case 'hide':
      return {
        question: 'Decline without telling the writer? For spam and hate.',
        go: 'Decline quietly',
        fields: <Note name="internal-note" label="Why? (officers only)" />,
      };
    case 'refuse':
      return {
        question: 'Decline, and say why?',
        go: 'Decline',
        fields: <Refusal {...{ desk, broken }} />,
      };
    case 'remove':
      return {
        question: 'Take it off the site? Its link will say that the page was taken down.',
        go: 'Remove it',
        fields: <Note name="internal-note" label="Why? (officers only)" />,
      };
    case 'ask-second-reader':
      return {
        question: 'Ask another officer to read it',
        go: 'Ask',
        fields: <Note name="question" label="What should they look at? (officers only)" />,
      };
    case 'content-note':
      return {
        question: 'What will readers meet in it?',
        go: 'Keep the note',
        fields: (
          <Note
            name="note"
            limit={NOTE_LIMITS.contentNote}
            label="Named plainly: “describes gunfire and the death of a parent”. Empty takes it away."
            value={desk.story.contentNote ?? ''}
          />
        ),
      };
    case 'edit':
      return { question: 'Change the words', go: 'Keep the change', fields: <Edit desk={desk} /> };
    case 'set-language':
      return {
        question: 'Which language is it in?',
        go: 'Keep',
        fields: <LanguageField desk={desk} />,
      };
    // These act at once and ask nothing.
    case 'take':
    case 'take-over':
    case 'undo':
    case 'resume':
    case 'restore':
    case 'settle-second-reader':
      return { question: 'Go on?', go: 'Yes' };
  }
}

type NoteProps = { name: string; label: string; limit?: { most: number }; value?: string };

function Note({ name, label, limit = NOTE_LIMITS.internal, value = '' }: NoteProps) {
  return (
    <label className="stack">
      <span>{label}</span>
      <textarea name={name} rows={2} defaultValue={value} data-first maxLength={limit.most} />
    </label>
  );
}

function Refusal({ desk, broken }: { desk: DeskStory; broken: ReadonlySet<string> }) {
  const scripted = useScriptRuns();
  const cited = desk.clauses.filter(({ code }) => broken.has(code));
  return (
    <>
      {scripted
        ? cited.map(({ code }) => <input key={code} type="hidden" name="clause" value={code} />)
        : // Without a script the ticks beside it say nothing, so the reasons are chosen here.
          desk.clauses.map(({ code, title }) => (
            <label key={code} className="tick">
              <input type="checkbox" name="clause" value={code} defaultChecked={broken.has(code)} />
              <span>{title}</span>
            </label>
          ))}
      <p className="note">
        {cited.length === 0
          ? 'Untick at least one guideline first, with its number.'
          : `Because of: ${cited.map(({ title }) => title).join('; ')}.`}
        {cited.some(({ shown }) => !shown) && ' One of them is never told to the writer.'}
      </p>
      <Note
        name="writer-note"
        label="A kind word to the writer, if it helps (they will read it)"
        limit={NOTE_LIMITS.toWriter}
      />
    </>
  );
}

function Edit({ desk }: { desk: DeskStory }) {
  const { current, suggestion, story } = desk;
  const language = languageAttributes(story.language ?? 'en');
  const { least, most } = NOTE_LIMITS.editReason;
  return (
    <>
      <label className="stack">
        <span>Title</span>
        <input type="text" name="title" defaultValue={current.title} {...language} />
      </label>
      <label className="stack">
        <span>{suggestion ? 'Text, with the signals taken out' : 'Text'}</span>
        <textarea
          name="body"
          rows={14}
          defaultValue={suggestion ?? current.body}
          data-first
          {...language}
        />
      </label>
      <label className="stack">
        <span>Why? (kept with the change)</span>
        <input type="text" name="reason" required minLength={least} maxLength={most} />
      </label>
    </>
  );
}

function LanguageField({ desk }: { desk: DeskStory }) {
  return (
    <select
      name="language"
      defaultValue={desk.story.language ?? 'en'}
      data-first
      aria-label="Language"
    >
      {LANGUAGES.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </select>
  );
}
