import { type ReactNode, useEffect } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { isRedactedField, type RedactedField } from '#domain/story/redaction.ts';
import type { DeskAction } from '#domain/vetting/actions.ts';
import { getsAnswer } from '#domain/vetting/clauses.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { DangerFields } from './danger-fields.tsx';
import { EditFields } from './edit-fields.tsx';
import { KeepFields } from './keep-fields.tsx';
import { LINE_NAMES } from './label-lines.ts';
import { LanguageField } from './language-field.tsx';
import { useKeptForm } from './leave-changes.tsx';
import { LineFields } from './line-fields.tsx';
import { Note } from './note-field.tsx';
import { ParkFields } from './park-fields.tsx';
import { publishesAtOnce, publishLabel } from './publish-label.ts';
import { QuestionFields } from './question-fields.tsx';
import { RefusalFields } from './refusal-fields.tsx';
import { RemovalFields } from './removal-fields.tsx';

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
  const [search] = useSearchParams();
  const line = search.get('field') ?? '';
  const field = isRedactedField(line) ? line : 'name';
  const { question, go, fields } = panelOf(step, desk, { broken, field });
  const panel = useKeptForm();
  // Whoever pressed a key wants to type or confirm next, not to look for the field.
  useEffect(() => panel.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [panel]);
  return (
    <Form method="post" className="panel stack" ref={panel}>
      {hidden}
      <p>
        <b>{question}</b>
      </p>
      {fields}
      <div className="row">
        {/* The last in line: where there is nothing to type, the answer itself is at hand. */}
        <button type="submit" name="intent" value={step} className="btn small" data-first>
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

function panelOf(
  step: DeskAction,
  desk: DeskStory,
  { broken, field }: { broken: ReadonlySet<string>; field: RedactedField },
): PanelWords {
  switch (step) {
    case 'publish':
      return {
        question: `${publishLabel(desk)}?`,
        go: publishesAtOnce(desk) ? 'Yes, publish' : 'Yes, approve',
      };
    case 'park':
      return {
        question: 'Park it until',
        go: 'Park it',
        fields: <ParkFields desk={desk} />,
      };
    case 'hide':
      return {
        question: 'Decline without telling the writer? For spam and hate.',
        go: 'Decline quietly',
        fields: <Note name="internal-note" label="Why? (officers only)" />,
      };
    case 'refuse':
      return {
        question: getsAnswer(desk.clauses.filter(({ code }) => broken.has(code)))
          ? 'Decline, and say why?'
          : 'Decline, without an answer to the writer?',
        go: 'Decline',
        fields: <RefusalFields {...{ desk, broken }} />,
      };
    case 'remove':
      return {
        question: 'Take it off the site? Its link will say that the page was taken down.',
        go: 'Remove it',
        fields: <RemovalFields desk={desk} />,
      };
    case 'ask-second-reader':
      return {
        question: 'Ask another officer to read it',
        go: 'Ask',
        fields: <QuestionFields desk={desk} />,
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
    case 'keep-mark':
      return {
        question: 'Keep what is marked?',
        go: 'Keep it',
        fields: <KeepFields desk={desk} />,
      };
    case 'edit':
      return {
        question: 'Change the words',
        go: 'Keep the change',
        fields: <EditFields desk={desk} />,
      };
    case 'hide-field':
      return {
        question: `Leave out: ${LINE_NAMES[field]}?`,
        go: 'Leave it out',
        fields: <LineFields desk={desk} hides />,
      };
    case 'set-field':
      return {
        question: `${LINE_NAMES[field]}, written anew`,
        go: 'Keep it',
        fields: <LineFields desk={desk} hides={false} />,
      };
    case 'confirm-name':
      return { question: `Is “${desk.face.name ?? ''}” no more than a first name?`, go: 'Yes' };
    case 'state-permission':
      return {
        question: 'How did an adult say yes?',
        go: 'Keep it',
        fields: (
          <Note
            name="how"
            limit={NOTE_LIMITS.editReason}
            label="Who, and how do we know? (officers only)"
          />
        ),
      };
    case 'raise-danger':
      return {
        question: 'Who may be in danger?',
        go: 'Raise it, and tell the leads',
        fields: <DangerFields />,
      };
    case 'deny-danger':
      return {
        question: 'Is nobody in danger, as you read it?',
        go: 'Nobody is in danger',
        fields: (
          <Note
            name="why"
            limit={NOTE_LIMITS.editReason}
            label="How do you read it? It stays open until a second officer reads it so, too. (officers only)"
          />
        ),
      };
    case 'close-danger':
      return {
        question: 'Close it? It goes on like any other text, and two officers decide.',
        go: 'Close it',
      };
    case 'set-language':
      return {
        question: 'Which language is it in?',
        go: 'Keep',
        fields: <LanguageField desk={desk} />,
      };
    // These act at once and ask nothing, or ask in a form of their own.
    case 'take':
    case 'answer-second-reader':
    case 'ask-writer':
    case 'note':
    case 'see-note':
    case 'take-over':
    case 'danger-step':
    case 'answer-writer':
    case 'undo':
    case 'resume':
    case 'restore':
    case 'settle-second-reader':
      return { question: 'Go on?', go: 'Yes' };
  }
}
