import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { isChild, isMinor } from '#domain/options/ages.ts';
import { adviceBeforeSending } from '#domain/screening/advice.ts';
import { isContact } from '#domain/screening/signal.ts';
import type { Crowds } from '#domain/story/crowds.ts';
import type { Field } from '#domain/submission/fields.ts';
import type { Submission } from '#domain/submission/parse-submission.ts';
import { LOCALE } from '#web/words/locale.ts';
import { adviceWords } from '#words/advice.ts';
import { keepThanks } from '../receipt/kept-thanks.ts';
import type { ThankingRoom } from '../receipt/room-thanks.ts';
import { CHANGE } from './change-words.tsx';
import { type Draft, forgetSent, saveUnsent } from './drafts.ts';
import { AskAboutCity } from './few-like-you.tsx';
import { ReadOver } from './read-over.tsx';
import { AfterSending, ReadOverAdvice } from './read-over-advice.tsx';
import { sendStory } from './send-story.ts';
import { useSignals } from './use-signals.ts';
import type { WritingCampaign } from './writing-campaign.ts';

type Props = {
  campaign: WritingCampaign;
  submission: Submission;
  draft: Draft;
  crowds: Crowds | null;
  leaveOutCity: () => void;
};

/** With a script: the way back keeps every word, and a failure leads to /try-again-later. */
export function ReadOverAndSend({ campaign, submission, draft, ...about }: Props) {
  const { send, sending, refused } = useSend(campaign.room);
  const { pathname, search } = useLocation();
  const { lines, child } = useAdvice(campaign, submission);
  const sendIt = submission.writingType === 'LETTER' ? t`Send my letter` : t`Send my story`;
  const change = (field: Field, words: ReactNode) => (
    <Link to={{ pathname, search, hash: field }} state={null}>
      {words}
    </Link>
  );
  return (
    <main id="main" className="wrap">
      <ReadOver
        campaign={campaign}
        submission={submission}
        change={change}
        advice={
          <>
            <AskAboutCity submission={submission} {...about} />
            <ReadOverAdvice
              lines={refused.length > 0 ? refused : lines}
              child={child || refused.length > 0}
              ageUntold={!isMinor(submission.age)}
              change={change('story', CHANGE.named)}
            />
          </>
        }
        send={
          <div className="row">
            <button
              type="button"
              className="btn"
              aria-disabled={sending || child}
              aria-describedby={child ? 'before-send' : undefined}
              onClick={() => {
                if (child) document.getElementById('before-send')?.focus();
                else void send(draft);
              }}
            >
              {sending ? t`Sending…` : sendIt}
            </button>
            <AfterSending />
          </div>
        }
      />
    </main>
  );
}

/** `child`: a contact in a child's words, which the server refuses too. */
function useAdvice(campaign: WritingCampaign, submission: Submission) {
  const asked = `${submission.title}\n${submission.story}`;
  const context = {
    child: isChild(submission),
    city: submission.city,
    languages: campaign.form.languages,
  };
  const { text, signals } = useSignals(asked, context);
  const child = context.child && signals.some(isContact);
  const advice = adviceBeforeSending(child ? signals.filter(isContact) : signals, text);
  return { lines: advice.map((one) => adviceWords(one, LOCALE)), child };
}

/** A second press while sending is ignored. */
export function useSend(room?: ThankingRoom) {
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const send = async (draft: Draft) => {
    if (sending) return;
    setSending(true);
    const outcome = await sendStory(draft);
    if (outcome.kind === 'received') {
      forgetSent(draft);
      const { url, receipt } = outcome;
      keepThanks({ url, receipt: receipt.split(' '), writingType: draft.writingType, room });
      // In the place of the last look: Back leads past it.
      await navigate('/thank-you', { replace: true, state: { url } });
    } else if (outcome.kind === 'refused') {
      setRefused(outcome.messages);
    } else {
      saveUnsent(draft);
      await navigate('/try-again-later');
    }
    setSending(false);
  };
  return { send, sending, refused };
}
