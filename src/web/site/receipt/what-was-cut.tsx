import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RedactedField } from '#domain/story/redaction.ts';
import type { Receipt } from '#services/receipts/read-receipt.ts';
import { inARow } from '#web/ui/listed.ts';
import { PlaceDiff } from '#web/ui/place-diff.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';

/** What readers do not see of what the writer told, to the word. */
export function WhatWasCut({ receipt }: { receipt: Receipt }) {
  const { cut } = receipt;
  if (!cut) return null;
  const lines = inARow(cut.lines.map((line) => LINE_WORDS[line]));
  return (
    <details className="more">
      <summary>
        <Trans>What our readers left out</Trans>
      </summary>
      <div className="told">
        <p>
          <Trans>To keep you and others safe, and for no other reason.</Trans>
        </p>
        {cut.lines.length > 0 && <p>{t`About you, changed or not shown: ${lines}`}</p>}
        {cut.places.map((place) => (
          <PlaceDiff
            key={`${place.before} ${place.after}`}
            place={place}
            was={t`As you sent it`}
            becomes={t`As people read it`}
            leftOut={t`Left out`}
            language={languageAttributes(receipt.language)}
          />
        ))}
      </div>
    </details>
  );
}

const LINE_WORDS: Record<RedactedField, string> = {
  name: t`your name`,
  age: t`your age`,
  city: t`your city`,
  belief: t`your belief`,
  link: t`your link`,
  social: t`your handle`,
};
