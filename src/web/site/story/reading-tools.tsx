import { PrintButton } from '#web/ui/print-button.tsx';

const SIZES = ['small', 'normal', 'large', 'larger'] as const;
export type TextSize = (typeof SIZES)[number];

type Props = { size: TextSize; onSize: (size: TextSize) => void };

/** They need a script; their place is kept from the start, so that the words below never move. */
export function ReadingTools({ size, onSize }: Props) {
  const step = (by: number) => {
    const next = SIZES[SIZES.indexOf(size) + by];
    if (next) onSize(next);
  };
  return (
    <div className="tools reading needs-script">
      <button type="button" className="tool" onClick={() => step(-1)}>
        <span aria-hidden>A−</span>
        <span className="vh">Smaller text</span>
      </button>
      <button type="button" className="tool" onClick={() => step(1)}>
        <span aria-hidden>A+</span>
        <span className="vh">Larger text</span>
      </button>
      <PrintButton label="Print" />
    </div>
  );
}
