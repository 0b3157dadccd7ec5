import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import {
  ANSWER_LANGUAGES,
  type AnswerLanguage,
  isAnswerLanguage,
} from '#domain/safeguarding/answer-languages.ts';
import { ACTIONS } from '#domain/vetting/actions.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import type { ReadProtocol } from '#services/safeguarding/read-protocol.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { dayText } from '#web/words/dates.ts';
import { useKeptForm } from './leave-changes.tsx';

/** Where the key and the pane lead to. */
export const ANSWER = 'answer-to-writer';

type Props = { desk: DeskStory; protocol: ReadProtocol; hidden: ReactNode; timeZone: string };

const NOTHING_NAMES_IT: readonly string[] = [];

/** Prepared words by language, to be made one's own; the same in English beside them. */
export function AnswerForm({ desk, protocol, hidden, timeZone }: Props) {
  const told = desk.story.language ?? 'en';
  const [language, setLanguage] = useState<AnswerLanguage>(isAnswerLanguage(told) ? told : 'en');
  const direction = ANSWER_LANGUAGES.find(({ code }) => code === language)?.direction;
  const [newest] = protocol.answers;
  const form = useKeptForm(NOTHING_NAMES_IT);
  return (
    <section className="ans" aria-labelledby="answer-heading">
      <header>
        <h2 id="answer-heading" className="ans-name">
          Your answer, on the receipt page
        </h2>
        <fieldset className="ans-languages">
          <legend className="vh">Prepared words in</legend>
          {ANSWER_LANGUAGES.map(({ code, name }) => (
            <label key={code}>
              <input
                type="radio"
                name="answer-language"
                className="vh"
                checked={code === language}
                onChange={() => setLanguage(code)}
              />
              <span lang={code}>{name}</span>
            </label>
          ))}
        </fieldset>
      </header>
      {newest && (
        <p className="ans-before">
          {newest.officerName} has answered,{' '}
          <DateTime at={newest.at} timeZone={timeZone} withTime endsSentence /> Another answer is
          shown above the first.
        </p>
      )}
      {newest?.noteToWriter && (
        <details className="ans-sent">
          <summary>What the writer was told</summary>
          <p dir="auto">{newest.noteToWriter}</p>
        </details>
      )}
      <Form method="post" className="anscols" preventScrollReset ref={form}>
        {hidden}
        <div className="answ">
          <label htmlFor={ANSWER} className="vh">
            The answer
          </label>
          <textarea
            // Other prepared words are another draft, and so is a second answer.
            key={`${language} ${protocol.answers.length}`}
            id={ANSWER}
            name="words"
            rows={11}
            required
            lang={language}
            dir={direction}
            maxLength={NOTE_LIMITS.toWriter.most}
            // The prepared words are for a first answer; the same twice would be a machine's.
            defaultValue={newest ? '' : (protocol.words[language] ?? '')}
          />
          <button type="submit" className="btn" name="intent" value="answer-writer">
            {ACTIONS['answer-writer'].caption}
          </button>
        </div>
        <div className="anse">
          {language !== 'en' && (
            <>
              <p className="sl">The prepared words, in English</p>
              {(protocol.words.en ?? '').split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </>
          )}
          <p className="sl">Under it stand the lines for {desk.story.country}</p>
          <ul className="lines">
            {protocol.helpLines.map(({ name, number, checkedOn }) => (
              <li key={`${name} ${number}`}>
                <b dir="ltr">{number}</b> <span dir="auto">{name}</span>{' '}
                <small>
                  {checkedOn ? `tried ${dayText(checkedOn, desk.today)}` : 'not tried yet'}
                </small>
              </li>
            ))}
          </ul>
        </div>
      </Form>
      <p className="note">
        A mail, where the writer left an address, says only: “There is an answer on your receipt
        page.” No native reader of French, Urdu or Arabic has seen the prepared words yet.
      </p>
    </section>
  );
}
