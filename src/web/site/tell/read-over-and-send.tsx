import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { CampaignWithForm } from '#domain/campaigns/registry.ts';
import type { Submission } from '#domain/submission/parse-submission.ts';
import { type Draft, forgetSent, saveUnsent } from './drafts.ts';
import { ReadOver } from './read-over.tsx';
import { sendStory } from './send-story.ts';

type Props = { campaign: CampaignWithForm; submission: Submission; draft: Draft };

/** With a script: the way back keeps every word, and a failure leads to /try-again-later. */
export function ReadOverAndSend({ campaign, submission, draft }: Props) {
  const { send, sending } = useSend();
  const { pathname, search } = useLocation();
  const letter = submission.writingType === 'LETTER';
  return (
    <main id="main" className="wrap">
      <ReadOver
        campaign={campaign}
        submission={submission}
        change={(field, what) => (
          <Link to={{ pathname, search, hash: field }} state={null}>
            Change<span className="vh"> {what}</span>
          </Link>
        )}
        send={
          <div className="row">
            <button
              type="button"
              className="btn"
              aria-disabled={sending}
              onClick={() => void send(draft)}
            >
              {sending ? 'Sending…' : `Send my ${letter ? 'letter' : 'story'}`}
            </button>
            <span className="note">After this it cannot be changed.</span>
          </div>
        }
      />
    </main>
  );
}

/** A second press while sending is ignored. */
export function useSend() {
  const [sending, setSending] = useState(false);
  const navigate = useNavigate();
  const send = async (draft: Draft) => {
    if (sending) return;
    setSending(true);
    const outcome = await sendStory(draft);
    if (outcome.kind === 'received') {
      forgetSent(draft);
      const { url, receipt } = outcome;
      await navigate('/thank-you', { state: { url, receipt } });
    } else {
      saveUnsent(draft);
      await navigate('/try-again-later');
    }
    setSending(false);
  };
  return { send, sending };
}
