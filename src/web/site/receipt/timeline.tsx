import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ParkReason } from '#domain/vetting/parking.ts';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { dayText } from '#web/words/dates.ts';
import { PROMISED_DAYS } from '#web/words/numbers.ts';
import { useSite } from '../shell/use-site.ts';
import { Decided } from './decided.tsx';

const days = PROMISED_DAYS;

/** Received, being read, decided: where a story is, and what comes next. */
export function Timeline({ receipt }: { receipt: Receipt }) {
  const waiting = ['received', 'in_review', 'parked'].includes(receipt.state);
  const day = dayText(receipt.receivedOn, receipt.today);
  return (
    <ol className="when">
      <li className="done">
        <div>
          <b>{t`${day}: received`}</b>
          <span>
            <Trans>It was complete. Nothing was missing.</Trans>
          </span>
        </div>
      </li>
      {waiting ? <Waiting receipt={receipt} /> : <Decided receipt={receipt} />}
    </ol>
  );
}

function Waiting({ receipt }: { receipt: Receipt }) {
  const site = useSite();
  const now = nowWords(receipt);
  return (
    <>
      <li className="now">
        <div>
          <b>{now.title}</b>
          <span>{now.text}</span>
        </div>
      </li>
      {receipt.question ? (
        <li>
          <div>
            <b>
              <Trans>Then: decided, once you have answered</Trans>
            </b>
            <span>
              <Trans>It goes back to the place it had in line.</Trans>
            </span>
          </div>
        </li>
      ) : receipt.answers.length > 0 ? (
        <li>
          <div>
            <b>
              <Trans>Next: we look at it again</Trans>
            </b>
            <span>
              <Trans>Nothing of it is published meanwhile.</Trans>
            </span>
          </div>
        </li>
      ) : (
        <>
          <li>
            <div>
              <b>{dueWords(receipt)}</b>
              <span>{waitWords(receipt)}</span>
            </div>
          </li>
          <li>
            <div>
              <b>
                <Trans>When it is published: on the wall, at</Trans>
              </b>
              <span>
                <PermalinkText origin={site.origin} url={receipt.url} />
              </span>
            </div>
          </li>
        </>
      )}
    </>
  );
}

const PARKED_WORDS: Record<ParkReason, string> = {
  'adults-yes': t`Somebody here has read it. It waits for an adult to say yes.`,
  'writers-answer': t`Somebody here has read it. It waits for your answer.`,
  'another-language': t`It waits for one of our readers who reads another language.`,
  'familys-wish': t`Somebody here has read it. It waits for a family to say what they wish.`,
  'something-else': t`One of our readers has read it and would like to be sure of something first.`,
};

function nowWords(receipt: Receipt): { title: string; text: string } {
  const { state, answers, question, parking, today } = receipt;
  if (question)
    return {
      title: t`Now: waiting for you`,
      text: t`One of our readers has read it, and asks you something first.`,
    };
  if (answers.length > 0)
    return { title: t`Now: read`, text: t`A person has read it to the end, and has answered you.` };
  if (state === 'in_review')
    return { title: t`Now: being read`, text: t`One of our readers has opened it.` };
  if (parking) {
    const day = dayText(parking.until, today);
    return { title: t`Now: put aside until ${day}`, text: PARKED_WORDS[parking.waitsFor] };
  }
  return {
    title: t`Now: in line to be read`,
    text: t`Someone reads every story. Nobody else can see it until then.`,
  };
}

function dueWords({ dueOn, today }: Receipt): string {
  if (!dueOn) return t`In ${days} business days: decided`;
  const day = dayText(dueOn, today);
  return dueOn < today ? t`It was due on ${day}` : t`By ${day}: decided`;
}

function waitWords({ dueOn, today, wait }: Receipt): string {
  if (dueOn && dueOn < today)
    return t`We promise ${days} business days, and this time we are late. It is not forgotten.`;
  const promise = t`We promise ${days} business days.`;
  if (!wait) return promise;
  const { of, outOf, withinDays } = wait;
  const lately = t`Lately, ${of} of ${outOf} stories were decided within\u00a0${withinDays}.`;
  return `${promise} ${lately}`;
}
