import { useScriptRuns } from '#web/browser/script-runs.ts';
import { PrintButton } from '#web/ui/print-button.tsx';

const SIZES = ['small', 'normal', 'large', 'larger'] as const;
export type TextSize = (typeof SIZES)[number];

type Props = { size: TextSize; onSize: (size: TextSize) => void };

/** These need a script, so they appear only when one runs. */
export function ReadingTools({ size, onSize }: Props) {
  if (!useScriptRuns()) return null;
  const step = (by: number) => {
    const next = SIZES[SIZES.indexOf(size) + by];
    if (next) onSize(next);
  };
  return (
    <fieldset className="tools reading" aria-label="Reading">
      <button type="button" className="tool" onClick={() => step(-1)}>
        <span aria-hidden>A−</span>
        <span className="vh">Smaller text</span>
      </button>
      <button type="button" className="tool" onClick={() => step(1)}>
        <span aria-hidden>A+</span>
        <span className="vh">Larger text</span>
      </button>
      <PrintButton label="Print" />
    </fieldset>
  );
}
