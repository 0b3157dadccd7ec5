import { PROMISED_DAYS } from '#domain/calendar/business-days.ts';
import { numberWord } from '#domain/number-word.ts';
import { dayText } from '#domain/story/date-text.ts';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { useSite } from '../shell/use-site.ts';
import { Decided } from './decided.tsx';

const word = (count: number) => numberWord(count).toLowerCase();
const PROMISE = `${word(PROMISED_DAYS.fewest)} to ${word(PROMISED_DAYS.most)} business days`;

/** Received, being read, decided: where a story is, and what comes next. */
export function Timeline({ receipt }: { receipt: Receipt }) {
  const waiting = ['received', 'in_review', 'parked'].includes(receipt.state);
  return (
    <ol className="when">
      <li className="done">
        <div>
          <b>{dayText(receipt.receivedOn, receipt.today)}: received</b>
          <span>It was complete. Nothing was missing.</span>
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
          <b>Now: {now.title}</b>
          <span>{now.text}</span>
        </div>
      </li>
      {receipt.answers.length > 0 ? (
        <li>
          <div>
            <b>Next: we look at it again</b>
            <span>Nothing of it is published meanwhile.</span>
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
              <b>When it is published: on the wall, at</b>
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

function nowWords({ state, answers }: Receipt): { title: string; text: string } {
  if (answers.length > 0)
    return { title: 'read', text: 'A person has read it to the end, and has answered you.' };
  if (state === 'in_review')
    return { title: 'being read', text: 'One of our readers has opened it.' };
  if (state === 'parked')
    return {
      title: 'put aside for a moment',
      text: 'One of our readers has read it and would like to be sure of something first.',
    };
  return {
    title: 'in line to be read',
    text: 'Someone reads every story. Nobody else can see it until then.',
  };
}

function dueWords({ dueOn, today }: Receipt): string {
  if (!dueOn) return `In ${PROMISE}: decided`;
  return dueOn < today
    ? `It was due on ${dayText(dueOn, today)}`
    : `By ${dayText(dueOn, today)}: decided`;
}

function waitWords({ dueOn, today, wait }: Receipt): string {
  if (dueOn && dueOn < today)
    return `We promise ${PROMISE}, and this time we are late. It is not forgotten.`;
  const lately = wait
    ? ` Lately, ${wait.of} of ${wait.outOf} stories were decided within\u00a0${wait.withinDays}.`
    : '';
  return `We promise ${PROMISE}.${lately}`;
}
