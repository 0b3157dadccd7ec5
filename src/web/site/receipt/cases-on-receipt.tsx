import { Trans } from '@lingui/react/macro';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { attributesOfLetters } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';

/** What we decided when somebody wrote to us about it. Who that was stands nowhere. */
export function CasesOnReceipt({ receipt }: { receipt: Receipt }) {
  return receipt.cases.map(({ words, on }) => (
    <section className="answer" key={`${on}${words}`}>
      <h2 className="as-h3">
        <Trans>A reader wrote to us about it, and we looked again</Trans>
      </h2>
      <p className="answer-day">{dayText(on, receipt.today)}</p>
      <p className="answer-words" dir="auto" {...attributesOfLetters(words)}>
        {words}
      </p>
    </section>
  ));
}
