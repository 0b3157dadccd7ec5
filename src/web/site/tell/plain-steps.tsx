import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Field } from '#domain/submission/fields.ts';
import { parseSubmission } from '#domain/submission/parse-submission.ts';
import { textLength } from '#domain/submission/text.ts';
import { LOCALE } from '#web/words/locale.ts';
import { adviceWords } from '#words/advice.ts';
import { PROBLEMS, TryAgainLater } from '../pages/try-again-later.tsx';
import { useSite } from '../shell/use-site.ts';
import { CHANGE } from './change-words.tsx';
import { BeganBefore } from './closed-form.tsx';
import { FewLikeYou } from './few-like-you.tsx';
import { WITHOUT_CITY } from './form-values.ts';
import { HiddenValues } from './hidden-values.tsx';
import { ReadOver } from './read-over.tsx';
import { AfterSending, ReadOverAdvice } from './read-over-advice.tsx';
import type { PlainStep } from './tell-action.ts';
import type { WritingCampaign } from './writing-campaign.ts';

/** The read-over step for a browser without a script: every button posts the same words again. */
type PlainProps = { campaign: WritingCampaign; plain: PlainStep; closedSince: Date | null };

export function PlainReadOver({ campaign, plain, closedSince }: PlainProps) {
  const parsed = parseSubmission(campaign, plain.values, plain.writingType);
  if (!parsed.ok) return null;
  const change = (_field: Field, words: ReactNode) => (
    <button type="submit" className="as-link" name="intent" value="write">
      {words}
    </button>
  );
  return (
    <main id="main" className="wrap">
      <form method="post" encType="multipart/form-data">
        <HiddenValues {...plain} />
        <ReadOver
          campaign={campaign}
          submission={parsed.submission}
          change={change}
          advice={
            <>
              {closedSince && <BeganBefore campaign={campaign} since={closedSince} />}
              {plain.few && (
                <FewLikeYou few={plain.few}>
                  <button
                    type="submit"
                    className="btn small ghost"
                    name="intent"
                    value={WITHOUT_CITY}
                  >
                    <Trans>Leave out my city</Trans>
                  </button>
                  <span className="note">
                    <Trans>Or send it as it is, below.</Trans>
                  </span>
                </FewLikeYou>
              )}
              {/* A child's words with a contact in them never come this far: the form says so before. */}
              <ReadOverAdvice
                lines={plain.advice.map((advice) => adviceWords(advice, LOCALE))}
                child={false}
                change={change('story', CHANGE.named)}
              />
            </>
          }
          send={
            <div className="row">
              <button type="submit" className="btn" name="intent" value="send">
                {plain.writingType === 'LETTER' ? t`Send my letter` : t`Send my story`}
              </button>
              <AfterSending />
            </div>
          }
        />
      </form>
    </main>
  );
}

/** Of a preview: the form took the words, and nobody else did. */
export function PlainTried({ campaign }: { campaign: WritingCampaign }) {
  const { name } = useSite();
  const heading = t`The form works, and nothing was kept`;
  return (
    <main id="main" className="wrap away">
      <title>{`${heading} – ${name}`}</title>
      <div className="stack">
        <h1>{heading}</h1>
        <p className="lead">
          <Trans>
            This is a preview. Your words were held to everything that this form asks, and then
            forgotten. Once it is open, whoever sends a text gets a receipt here.
          </Trans>
        </p>
        <Link className="btn" to={campaign.form.path}>
          {t`Back to the form`}
        </Link>
      </div>
    </main>
  );
}

/** The words stay in this page, so that one press sends them again with the same key. */
export function PlainTryAgain({ plain }: { plain: PlainStep }) {
  const { name } = useSite();
  const { title, story } = plain.values;
  const characters = textLength(story);
  return (
    <TryAgainLater>
      <title>{`${PROBLEMS} – ${name}`}</title>
      <form method="post" encType="multipart/form-data" className="retry wfull">
        <HiddenValues {...plain} />
        <h2 className="as-h4">
          <Trans>Your words are safe on this page</Trans>
        </h2>
        <p>
          {t`“${title}”, ${characters} characters. Nothing was lost and nothing was sent twice.`}
        </p>
        <div className="row">
          <button type="submit" className="btn" name="intent" value="send">
            <Trans>Send again</Trans>
          </button>
          <button type="submit" className="as-link" name="intent" value="write">
            <Trans>Back to my words</Trans>
          </button>
        </div>
      </form>
    </TryAgainLater>
  );
}

/** Where operators ask for the bot check, which only a script can answer; the words wait here. */
export function PlainNeedsScript({ plain }: { plain: PlainStep }) {
  const { name } = useSite();
  const { title, story } = plain.values;
  const characters = textLength(story);
  const heading = t`This form needs scripts just now`;
  return (
    <main id="main" className="wrap away">
      <title>{`${heading} – ${name}`}</title>
      <div className="stack">
        <h1>{heading}</h1>
        <p className="lead">
          <Trans>
            Very many texts are arriving, and for the moment we only take those that a small script
            in the browser sends. It is not about you, and nothing is lost.
          </Trans>
        </p>
        <form method="post" encType="multipart/form-data" className="retry wfull">
          <HiddenValues {...plain} />
          <h2 className="as-h4">
            <Trans>Your words are safe on this page</Trans>
          </h2>
          <p>
            {t`“${title}”, ${characters} characters. Allow scripts for this site, go back to your words, and send them from there.`}
          </p>
          <button type="submit" className="btn" name="intent" value="write">
            <Trans>Back to my words</Trans>
          </button>
        </form>
        <p className="note">
          <Trans>
            If you cannot allow scripts, keep a copy of your words and try again in a day or two.
          </Trans>
        </p>
      </div>
    </main>
  );
}
