import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { ACTIONS } from '#domain/vetting/actions.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import {
  VERDICT_KEYS,
  VERDICT_NAMES,
  VERDICTS,
  type Verdict,
} from '#domain/vetting/second-reader.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { AboutMark } from './about-mark.tsx';
import { FOLDER, useKeptForm } from './leave-changes.tsx';
import { Note } from './note-field.tsx';
import { publishLabel } from './publish-label.ts';

const FORM = 'second-readers-answer';
const GIVE_BACK = 'give-it-back';
const KEY = ACTIONS['answer-second-reader'].key ?? '';

type Props = { desk: DeskStory; hidden: ReactNode; timeZone: string };

/** What another officer asks, on top of everything, and the ways to answer it. */
export function SecondReaderQuestion({ desk, hidden, timeZone }: Props) {
  const form = useKeptForm(FOLDER);
  const asked = desk.events.findLast(({ kind }) => kind === 'ask-second-reader');
  if (!asked) return null;
  return (
    <Form method="post" className="asked stack" id={FORM} ref={form}>
      {hidden}
      <h3>
        {asked.officerName} asks{' '}
        <small>
          <DateTime at={asked.at} timeZone={timeZone} withTime />
        </small>
      </h3>
      <AboutMark desk={desk} mark={asked.subject} />
      {asked.internalNote && (
        <p className="said-words" dir="auto">
          {asked.internalNote}
        </p>
      )}
      <fieldset className="verdicts">
        <legend className="vh">Your answer</legend>
        {VERDICTS.map((verdict) => (
          <label key={verdict}>
            <input type="radio" name="verdict" value={verdict} />
            <span>{VERDICT_NAMES[verdict]}</span>
            <kbd aria-hidden>{VERDICT_KEYS[verdict]}</kbd>
          </label>
        ))}
      </fieldset>
      <Note
        name="answer"
        label="Your words (officers only)"
        limit={NOTE_LIMITS.answer}
        first={false}
      />
      <div className="row">
        {/* First, because Enter in a field means the first button: that must not be to publish. */}
        <button
          type="submit"
          id={GIVE_BACK}
          name="intent"
          value="answer-second-reader"
          className="btn small ghost"
        >
          Give it back <kbd aria-hidden>{KEY}</kbd>
        </button>
        {desk.actions.includes('publish') && (
          <button type="submit" name="intent" value="publish" className="btn small">
            Answer, and {publishLabel(desk).toLowerCase()}
          </button>
        )}
      </div>
    </Form>
  );
}

/** For as long as the question is on the screen; the numbers are the guidelines’ without it. */
export function answerKeys(): Record<string, () => void> {
  return {
    ...Object.fromEntries(
      VERDICTS.map((verdict) => [VERDICT_KEYS[verdict], () => choose(verdict)]),
    ),
    [KEY]: () => document.getElementById(GIVE_BACK)?.click(),
  };
}

/** The first of its answers, for whoever wanted to publish. */
export const focusQuestion = () =>
  document.getElementById(FORM)?.querySelector<HTMLInputElement>('[name="verdict"]')?.focus();

/** Every answer needs words. They are typed next, and no letter of them may be taken for a key. */
function choose(verdict: Verdict): void {
  const form = document.getElementById(FORM);
  form?.querySelector<HTMLInputElement>(`[value="${verdict}"]`)?.click();
  form?.querySelector('textarea')?.focus();
}
