import { Link } from 'react-router';
import { dayText } from '#domain/story/date-text.ts';
import type { OpenReceiptOutcome } from '#services/receipts/open-receipt.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';
import { AnswerToWriter } from './answer-to-writer.tsx';
import { Controls } from './controls.tsx';
import { Slip } from './slip.tsx';
import { Timeline } from './timeline.tsx';

type Opened = Extract<OpenReceiptOutcome, { kind: 'open' }>;

/** Everything a writer can see and do, for whoever holds the words. */
export function OpenReceipt({ words, receipt, changed }: Omit<Opened, 'kind'>) {
  const published = receipt.state === 'published';
  return (
    <main id="main" className="wrap">
      <div className="thanks">
        <div className="stack xl">
          <div className="stack">
            <h1>Your receipt</h1>
            <p className="lead">
              <ForWhat receipt={receipt} />
            </p>
            {changed && <p className="saved-note">{changedWords(changed, receipt.paused)}</p>}
          </div>
          <AnswerToWriter receipt={receipt} words={words} />
          <section className="stack" aria-labelledby="where">
            <h2 className="as-h3" id="where">
              Where it is now
            </h2>
            <Timeline receipt={receipt} />
          </section>
          <Slip words={words} />
          {receipt.mayChange && <Controls receipt={receipt} words={words} />}
          <p className="note noprint">
            On a shared computer? <Link to="/receipt">Close this receipt</Link> when you are done,
            and then the tab, and any other tab that shows your twelve words. We leave nothing of it
            on this device.
          </p>
        </div>
        <figure className="stack noprint">
          <div className="pic">
            <Tile
              category={receipt.category}
              story={receipt.hash}
              cols={3}
              rows={3}
              line={!published}
            />
          </div>
          <figcaption className="label">
            <b>Your tile</b>
            <br />
            {tileWords(receipt)}
          </figcaption>
        </figure>
      </div>
    </main>
  );
}

function ForWhat({ receipt }: Pick<Opened, 'receipt'>) {
  if (receipt.erasedOn)
    return `For a ${kindOf(receipt)} whose words were erased on ${dayText(receipt.erasedOn, receipt.today)}. We keep neither them nor what you told about yourself.`;
  return (
    <>
      For “<span {...languageAttributes(receipt.language)}>{receipt.title}</span>”. Whoever holds
      these twelve words holds the {kindOf(receipt)}, so keep them as you would keep a key.
    </>
  );
}

function kindOf({ writingType }: Opened['receipt']): string {
  return writingType === 'LETTER' ? 'letter' : 'story';
}

function tileWords(receipt: Opened['receipt']): string {
  if (receipt.state === 'published') return 'In colour, and on the wall. The lit star is yours.';
  return receipt.mayChange
    ? `Still in line. We colour it in when your ${kindOf(receipt)} is published.`
    : 'Drawn in line, from your subject and your words.';
}

function changedWords(changed: NonNullable<Opened['changed']>, paused: boolean): string {
  if (changed === 'withdraw') return 'It is withdrawn. Thank you for having trusted us with it.';
  if (changed === 'read-answer') return 'Thank you. Somebody is glad to know that you read it.';
  if (changed === 'pause') return paused ? 'Sharing is paused.' : 'Sharing is open again.';
  return 'Saved. People see it this way from now on.';
}
