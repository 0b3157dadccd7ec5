import { numberWord } from '#domain/number-word.ts';
import { WORDS_DAYS } from '#domain/retention.ts';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { WordsForm } from './words-form.tsx';

/** Asked once more, in place. To keep it is the easy answer. */
export function Withdraw({ receipt, words }: { receipt: Receipt; words: string[] }) {
  const kind = receipt.writingType === 'LETTER' ? 'letter' : 'story';
  const published = receipt.state === 'published';
  return (
    <WordsForm words={words}>
      <h3 className="as-h4">Take this {kind} back?</h3>
      <ul className="tips">
        <li>
          <span>
            {published
              ? 'Its page closes at once, and it leaves every list and every count.'
              : 'Our readers stop reading it, today.'}
          </span>
        </li>
        <li>
          <span>
            {published
              ? 'Its link will say that the page was taken down, and nothing else.'
              : 'Its link will lead nowhere.'}
          </span>
        </li>
        <li>
          <span>
            If you left an email address, we erase it now, and the words within{' '}
            {numberWord(WORDS_DAYS.withdrawn).toLowerCase()} days.
          </span>
        </li>
        <li>
          <span>It cannot be undone here. You may send it again, as a new {kind}.</span>
        </li>
      </ul>
      <p>If you are not sure, pausing keeps it out of search, and can be undone.</p>
      <div className="row">
        <button type="submit" className="btn" name="intent" value="open">
          Keep my {kind}
        </button>
        <button type="submit" className="btn ghost" name="intent" value="withdraw">
          Yes, withdraw it
        </button>
      </div>
    </WordsForm>
  );
}
