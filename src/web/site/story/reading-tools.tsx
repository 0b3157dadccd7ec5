import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { readKept, writeKept } from '#web/browser/kept.ts';
import { PrintButton } from '#web/ui/print-button.tsx';

const SIZES = ['small', 'normal', 'large', 'larger'] as const;
type TextSize = (typeof SIZES)[number];

type Props = { size: TextSize; onSize: (size: TextSize) => void };

const SLOT = 'hikaya.text-size';

/** As somebody chose it, for the stories they read in this tab, also after a reload. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState<TextSize>('normal');
  useEffect(() => {
    const kept = SIZES.find((one) => one === readKept('tab', SLOT));
    if (kept) setSize(kept);
  }, []);
  const choose = (chosen: TextSize) => {
    setSize(chosen);
    writeKept('tab', SLOT, chosen);
  };
  return [size, choose];
}

/** They need a script; their place is kept from the start, so that the words below never move. */
export function ReadingTools({ size, onSize }: Props) {
  const step = (by: number) => {
    const next = SIZES[SIZES.indexOf(size) + by];
    if (next) onSize(next);
  };
  return (
    <div className="tools reading needs-script">
      <button type="button" className="tool" onClick={() => step(-1)}>
        <span aria-hidden dir="ltr">
          A−
        </span>
        <span className="vh">{t`Smaller text`}</span>
      </button>
      <button type="button" className="tool" onClick={() => step(1)}>
        <span aria-hidden dir="ltr">
          A+
        </span>
        <span className="vh">{t`Larger text`}</span>
      </button>
      <PrintButton label={t`Print`} />
    </div>
  );
}
