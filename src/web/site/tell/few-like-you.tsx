import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Crowds, type FewLike, fewLike } from '#domain/story/crowds.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import type { Submission } from '#domain/submission/parse-submission.ts';
import { useSite } from '../shell/use-site.ts';

/** Where few have written who are like this writer, a city may lead to them. The buttons are the caller's. */
export function FewLikeYou({ few, children }: { few: FewLike; children: ReactNode }) {
  const { country, ofThatAge, together } = few;
  return (
    <section className="before-send" aria-labelledby="few-like-you">
      <h2 className="as-h4" id="few-like-you">
        Could this lead to you?
      </h2>
      <p>
        Few people {ofThatAge && 'of your age '}from {country} have written here. Your{' '}
        {listed(together)} {together.length > 1 && 'together '}could lead to you.
      </p>
      <p className="row">{children}</p>
    </section>
  );
}

/** "city, age and belief" */
function listed(words: readonly string[]): string {
  const before = words.slice(0, -1).join(', ');
  const last = words.slice(-1).join('');
  return before === '' ? last : `${before} and ${last}`;
}

type Props = { submission: Submission; crowds: Crowds | null; leaveOutCity: () => void };

const ANSWERS = { out: 'Your city is left out now.', kept: 'Your city stays.' };

/** With a script: one press takes the city out, another puts the question away. */
export function AskAboutCity({ submission, crowds, leaveOutCity }: Props) {
  const site = useSite();
  const [answer, setAnswer] = useState<keyof typeof ANSWERS | null>(null);
  const told = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone, and with it the place of the keyboard.
  useEffect(() => {
    if (answer) told.current?.focus();
  }, [answer]);
  if (answer)
    return (
      <p className="note" ref={told} tabIndex={-1}>
        {ANSWERS[answer]}
      </p>
    );
  const few = crowds && fewLike(publicFace(submission, site, NOTHING_LEFT_OUT), crowds);
  return (
    few && (
      <FewLikeYou few={few}>
        <button
          type="button"
          className="btn small ghost"
          onClick={() => {
            leaveOutCity();
            setAnswer('out');
          }}
        >
          Leave out my city
        </button>
        <button type="button" className="btn small ghost" onClick={() => setAnswer('kept')}>
          Leave it as it is
        </button>
      </FewLikeYou>
    )
  );
}
