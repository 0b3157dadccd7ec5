import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { WORDS_DAYS } from '#domain/retention.ts';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { numberWord } from '#web/words/numbers.ts';
import { WordsForm } from './words-form.tsx';

/** Asked once more, in place. To keep it is the easy answer. */
export function Withdraw({ receipt, words }: { receipt: Receipt; words: string[] }) {
  const letter = receipt.writingType === 'LETTER';
  const days = WORDS_DAYS.withdrawn;
  const number = numberWord(days).toLowerCase();
  const published = receipt.state === 'published';
  return (
    <WordsForm words={words}>
      <h3 className="as-h4">{letter ? t`Take this letter back?` : t`Take this story back?`}</h3>
      <ul className="tips">
        <li>
          <span>
            {published
              ? t`Its page closes at once, and it leaves every list and every count.`
              : t`Our readers stop reading it, today.`}
          </span>
        </li>
        <li>
          <span>
            {published
              ? t`Its link will say that the page was taken down, and nothing else.`
              : t`Its link will lead nowhere.`}
          </span>
        </li>
        <li>
          <span>
            {plural(days, {
              other: `If you left an email address, we erase it now, and the words within ${number} days.`,
            })}
          </span>
        </li>
        <li>
          <span>
            {t`Only a law or a court can make us keep that for longer. No reader sees it then.`}
          </span>
        </li>
        <li>
          <span>
            {letter
              ? t`It cannot be undone here. You may send it again, as a new letter.`
              : t`It cannot be undone here. You may send it again, as a new story.`}
          </span>
        </li>
      </ul>
      <p>
        <Trans>If you are not sure, pausing keeps it out of search, and can be undone.</Trans>
      </p>
      <div className="row">
        <button type="submit" className="btn" name="intent" value="open">
          {letter ? t`Keep my letter` : t`Keep my story`}
        </button>
        <button type="submit" className="btn ghost" name="intent" value="withdraw">
          <Trans>Yes, withdraw it</Trans>
        </button>
      </div>
    </WordsForm>
  );
}
