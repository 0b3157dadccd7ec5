import type { BlindReading } from '#services/vetting/read-blind.ts';
import { FullLabel } from '#web/ui/full-label.tsx';
import { ReaderWords } from '#web/ui/reader-words.tsx';
import { MarkedText, markedPieces } from '../story/marked-text.tsx';
import { Frame } from '../story/reader-page.tsx';
import { ReadingForm } from './reading-form.tsx';

type Props = {
  reading: BlindReading;
  timeZone: string;
  /** Unticked when it was sent before. */
  broken: readonly string[];
};

/** The text as it came, and what this officer would do: nothing of it shows what was decided. */
export function BlindPage({ reading, timeZone, broken }: Props) {
  const { decisionNo, preview, marks, clauses } = reading;
  return (
    <div className="blind-grid">
      <Frame
        preview={preview}
        title={markedPieces(
          preview.title,
          0,
          marks.filter(({ field }) => field === 'title'),
        )}
        // Its address would tell whether it is published.
        label={<FullLabel story={preview} site={{ origin: null, timeZone }} />}
      >
        <ReaderWords story={preview}>
          <MarkedText text={preview.body} marks={marks.filter(({ field }) => field === 'text')} />
        </ReaderWords>
      </Frame>
      <ReadingForm
        heading="Blind reading"
        clauses={clauses}
        broken={broken}
        hidden={<input type="hidden" name="decision" value={decisionNo} />}
      >
        <p className="note">
          One of us decided this text before. You see it as it came, and not what was decided.
          Nothing you say here changes it.
        </p>
      </ReadingForm>
    </div>
  );
}
