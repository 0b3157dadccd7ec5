import type { CampaignWithForm } from '#domain/campaigns/registry.ts';
import type { Field } from '#domain/submission/fields.ts';
import { parseSubmission } from '#domain/submission/parse-submission.ts';
import { textLength } from '#domain/submission/text.ts';
import { TryAgainLater } from '../pages/try-again-later.tsx';
import { useSite } from '../shell/use-site.ts';
import { FewLikeYou } from './few-like-you.tsx';
import { WITHOUT_CITY } from './form-values.ts';
import { HiddenValues } from './hidden-values.tsx';
import { ReadOver } from './read-over.tsx';
import { AfterSending, ReadOverAdvice } from './read-over-advice.tsx';
import type { PlainStep } from './tell-action.ts';

/** The read-over step for a browser without a script: every button posts the same words again. */
export function PlainReadOver({
  campaign,
  plain,
}: {
  campaign: CampaignWithForm;
  plain: PlainStep;
}) {
  const parsed = parseSubmission(campaign, plain.values, plain.writingType);
  if (!parsed.ok) return null;
  const change = (_field: Field, what: string) => (
    <button type="submit" className="as-link" name="intent" value="write">
      Change<span className="vh"> {what}</span>
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
              {plain.few && (
                <FewLikeYou few={plain.few}>
                  <button
                    type="submit"
                    className="btn small ghost"
                    name="intent"
                    value={WITHOUT_CITY}
                  >
                    Leave out my city
                  </button>
                  <span className="note">Or send it as it is, below.</span>
                </FewLikeYou>
              )}
              {/* A child's words with a contact in them never come this far: the form says so before. */}
              <ReadOverAdvice
                lines={plain.advice}
                child={false}
                change={change('story', 'what is named here')}
              />
            </>
          }
          send={
            <div className="row">
              <button type="submit" className="btn" name="intent" value="send">
                Send my {plain.writingType === 'LETTER' ? 'letter' : 'story'}
              </button>
              <AfterSending />
            </div>
          }
        />
      </form>
    </main>
  );
}

/** The words stay in this page, so that one press sends them again with the same key. */
export function PlainTryAgain({ plain }: { plain: PlainStep }) {
  const { name } = useSite();
  return (
    <TryAgainLater>
      <title>{`Problems :( – ${name}`}</title>
      <form method="post" encType="multipart/form-data" className="retry wfull">
        <HiddenValues {...plain} />
        <h2 className="as-h4">Your words are safe on this page</h2>
        <p>
          “{plain.values.title}”, {textLength(plain.values.story)} characters. Nothing was lost and
          nothing was sent twice.
        </p>
        <div className="row">
          <button type="submit" className="btn" name="intent" value="send">
            Send again
          </button>
          <button type="submit" className="as-link" name="intent" value="write">
            Back to my words
          </button>
        </div>
      </form>
    </TryAgainLater>
  );
}

/** Where operators ask for the bot check, which only a script can answer; the words wait here. */
export function PlainNeedsScript({ plain }: { plain: PlainStep }) {
  const { name } = useSite();
  return (
    <main id="main" className="wrap away">
      <title>{`This form needs scripts just now – ${name}`}</title>
      <div className="stack">
        <h1>This form needs scripts just now</h1>
        <p className="lead">
          Very many texts are arriving, and for the moment we only take those that a small script in
          the browser sends. It is not about you, and nothing is lost.
        </p>
        <form method="post" encType="multipart/form-data" className="retry wfull">
          <HiddenValues {...plain} />
          <h2 className="as-h4">Your words are safe on this page</h2>
          <p>
            “{plain.values.title}”, {textLength(plain.values.story)} characters. Allow scripts for
            this site, go back to your words, and send them from there.
          </p>
          <button type="submit" className="btn" name="intent" value="write">
            Back to my words
          </button>
        </form>
        <p className="note">
          If you cannot allow scripts, keep a copy of your words and try again in a day or two.
        </p>
      </div>
    </main>
  );
}
