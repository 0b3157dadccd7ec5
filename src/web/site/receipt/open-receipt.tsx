import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OwnWalls } from '#domain/campaigns/own-walls.ts';
import type { OpenReceiptOutcome } from '#services/receipts/open-receipt.ts';
import type { ReplyProblem } from '#services/receipts/reply.ts';
import { OwnWallsContext } from '#web/ui/own-walls.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';
import { dayText } from '#web/words/dates.ts';
import { AnswerToWriter } from './answer-to-writer.tsx';
import { AppealOnReceipt } from './appeal.tsx';
import { AskedOfYou, type TypedReply } from './asked-of-you.tsx';
import { CasesOnReceipt } from './cases-on-receipt.tsx';
import { Controls } from './controls.tsx';
import { replyProblemWords } from './reply-problem-words.ts';
import { Slip } from './slip.tsx';
import { Timeline } from './timeline.tsx';

type Opened = Extract<OpenReceiptOutcome, { kind: 'open' }>;

type Props = Omit<Opened, 'kind'> & { reply: TypedReply; walls: OwnWalls };

/** Everything a writer can see and do, for whoever holds the words. */
export function OpenReceipt({ words, receipt, changed, problem, reply, walls }: Props) {
  const published = receipt.state === 'published';
  return (
    <main id="main" className="wrap">
      <div className="thanks">
        <div className="stack xl">
          <div className="stack">
            <h1>
              <Trans>Your receipt</Trans>
            </h1>
            <p className="lead">
              <ForWhat receipt={receipt} />
            </p>
            {changed && <p className="saved-note">{changedWords(changed, receipt.paused)}</p>}
          </div>
          {problem?.code === 'over' && <NotTaken problem={problem} reply={reply} />}
          {receipt.question && (
            <AskedOfYou
              key={receipt.question.no}
              {...{ receipt, words, question: receipt.question, typed: reply }}
              problem={problem?.code === 'over' ? null : problem}
            />
          )}
          <AnswerToWriter receipt={receipt} words={words} />
          <CasesOnReceipt receipt={receipt} />
          <section className="stack" aria-labelledby="where">
            <h2 className="as-h3" id="where">
              <Trans>Where it is now</Trans>
            </h2>
            <Timeline receipt={receipt} />
          </section>
          <AppealOnReceipt {...{ receipt, words }} problem={problem} typed={reply} />
          <Slip words={words} />
          {receipt.mayChange && <Controls receipt={receipt} words={words} />}
          <p className="note noprint">
            <Trans>
              On a shared computer? <Link to="/receipt">Close this receipt</Link> when you are done,
              and then the tab, and any other tab that shows your twelve words. We leave nothing of
              it on this device.
            </Trans>
          </p>
        </div>
        <figure className="stack noprint">
          <div className="pic">
            <OwnWallsContext value={walls}>
              <Tile
                category={receipt.category}
                story={receipt.hash}
                cols={3}
                rows={3}
                line={!published}
              />
            </OwnWallsContext>
          </div>
          <figcaption className="label">
            <b>
              <Trans>Your tile</Trans>
            </b>
            <br />
            {tileWords(receipt)}
          </figcaption>
        </figure>
      </div>
    </main>
  );
}

/** Somebody decided meanwhile. What was written is shown, so that it can be kept. */
function NotTaken({ problem, reply }: { problem: ReplyProblem; reply: TypedReply }) {
  return (
    <div className="answer" role="alert">
      <p>{replyProblemWords(problem)}</p>
      {[...reply.places, reply.words].filter(Boolean).map((text) => (
        <p key={text} className="answer-words" dir="auto">
          {text}
        </p>
      ))}
    </div>
  );
}

function ForWhat({ receipt }: Pick<Opened, 'receipt'>) {
  if (receipt.erasedOn) {
    const day = dayText(receipt.erasedOn, receipt.today);
    return isLetter(receipt)
      ? t`For a letter whose words were erased on ${day}. We keep neither them nor what you told about yourself.`
      : t`For a story whose words were erased on ${day}. We keep neither them nor what you told about yourself.`;
  }
  return isLetter(receipt) ? (
    <Trans>
      For “<Title receipt={receipt} />
      ”. Whoever holds these twelve words holds the letter, so keep them as you would keep a key.
    </Trans>
  ) : (
    <Trans>
      For “<Title receipt={receipt} />
      ”. Whoever holds these twelve words holds the story, so keep them as you would keep a key.
    </Trans>
  );
}

function Title({ receipt }: Pick<Opened, 'receipt'>) {
  return <span {...languageAttributes(receipt.language)}>{receipt.title}</span>;
}

const isLetter = ({ writingType }: Opened['receipt']) => writingType === 'LETTER';

function tileWords(receipt: Opened['receipt']): string {
  if (receipt.state === 'published') return t`In colour, and on the wall. The lit star is yours.`;
  if (!receipt.mayChange) return t`Drawn in line, from your subject and your words.`;
  return isLetter(receipt)
    ? t`Still in line. We colour it in when your letter is published.`
    : t`Still in line. We colour it in when your story is published.`;
}

function changedWords(changed: NonNullable<Opened['changed']>, paused: boolean): string {
  if (changed === 'withdraw') return t`It is withdrawn. Thank you for having trusted us with it.`;
  if (changed === 'reply')
    return t`Thank you. Your answer is with our readers, who go on from here.`;
  if (changed === 'appeal') return t`Thank you for telling us. Another of our readers looks again.`;
  if (changed === 'read-answer') return t`Thank you. Somebody is glad to know that you read it.`;
  if (changed === 'pause') return paused ? t`Sharing is paused.` : t`Sharing is open again.`;
  return t`Saved. People see it this way from now on.`;
}
