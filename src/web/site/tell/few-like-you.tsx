import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Crowds, type FewLike, fewLike } from '#domain/story/crowds.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import type { Submission } from '#domain/submission/parse-submission.ts';
import { countryName } from '#web/words/names.ts';
import { useSite } from '../shell/use-site.ts';

/** Where few have written who are like this writer, a city may lead to them. The buttons are the caller's. */
export function FewLikeYou({ few, children }: { few: FewLike; children: ReactNode }) {
  const { ofThatAge, together } = few;
  const country = countryName(few.country);
  return (
    <section className="before-send" aria-labelledby="few-like-you">
      <h2 className="as-h4" id="few-like-you">
        <Trans>Could this lead to you?</Trans>
      </h2>
      <p>
        {ofThatAge
          ? t`Few people of your age from ${country} have written here.`
          : t`Few people from ${country} have written here.`}{' '}
        {whatCouldLead(together)}
      </p>
      <p className="row">{children}</p>
    </section>
  );
}

function whatCouldLead(together: FewLike['together']): string {
  const age = together.includes('age');
  const belief = together.includes('belief');
  if (age && belief) return t`Your city, age and belief together could lead to you.`;
  if (age) return t`Your city and age together could lead to you.`;
  if (belief) return t`Your city and belief together could lead to you.`;
  return t`Your city could lead to you.`;
}

type Props = { submission: Submission; crowds: Crowds | null; leaveOutCity: () => void };

const ANSWERS = { out: t`Your city is left out now.`, kept: t`Your city stays.` };

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
          <Trans>Leave out my city</Trans>
        </button>
        <button type="button" className="btn small ghost" onClick={() => setAnswer('kept')}>
          <Trans>Leave it as it is</Trans>
        </button>
      </FewLikeYou>
    )
  );
}
