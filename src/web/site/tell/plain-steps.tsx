import type { CampaignWithForm } from '#domain/campaigns/registry.ts';
import type { Field } from '#domain/submission/fields.ts';
import { parseSubmission } from '#domain/submission/parse-submission.ts';
import { textLength } from '#domain/submission/text.ts';
import { TryAgainLater } from '../pages/try-again-later.tsx';
import { HiddenValues } from './hidden-values.tsx';
import { ReadOver } from './read-over.tsx';
import { ReadOverAdvice } from './read-over-advice.tsx';
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
            // A child's words with a contact in them never come this far: the form says so before.
            <ReadOverAdvice
              lines={plain.advice}
              child={false}
              change={change('story', 'what is named here')}
            />
          }
          send={
            <div className="row">
              <button type="submit" className="btn" name="intent" value="send">
                Send my {plain.writingType === 'LETTER' ? 'letter' : 'story'}
              </button>
              <span className="note">After this it cannot be changed.</span>
            </div>
          }
        />
      </form>
    </main>
  );
}

/** The words stay in this page, so that one press sends them again with the same key. */
export function PlainTryAgain({ plain }: { plain: PlainStep }) {
  return (
    <TryAgainLater>
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
