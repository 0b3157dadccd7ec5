import { useRef, useState } from 'react';
import { Form } from 'react-router';
import type { BlindReading } from '#services/vetting/read-blind.ts';
import { FullLabel } from '#web/ui/full-label.tsx';
import { ReaderWords } from '#web/ui/reader-words.tsx';
import { useKeys } from '../shell/use-keys.ts';
import { MarkedText, markedPieces } from '../story/marked-text.tsx';
import { Frame } from '../story/reader-page.tsx';

type Props = {
  reading: BlindReading;
  site: { origin: string; timeZone: string };
  /** Unticked when it was sent before. */
  broken: readonly string[];
};

/** The text as it came, and what this officer would do: nothing of it shows what was decided. */
export function BlindPage({ reading, site, broken: sent }: Props) {
  const { decisionNo, preview, marks, clauses } = reading;
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set(sent));
  const publish = useRef<HTMLButtonElement>(null);
  const decline = useRef<HTMLButtonElement>(null);
  const toggle = (code: string) =>
    setBroken((before) => {
      const after = new Set(before);
      if (!after.delete(code)) after.add(code);
      return after;
    });
  useKeys({
    p: () => publish.current?.click(),
    d: () => decline.current?.click(),
    ...Object.fromEntries(
      clauses.slice(0, 9).map(({ code }, index) => [String(index + 1), () => toggle(code)]),
    ),
  });
  return (
    <div className="blind-grid">
      <Frame
        preview={preview}
        title={markedPieces(
          preview.title,
          0,
          marks.filter(({ field }) => field === 'title'),
        )}
        label={<FullLabel story={preview} site={site} />}
      >
        <ReaderWords story={preview}>
          <MarkedText text={preview.body} marks={marks.filter(({ field }) => field === 'text')} />
        </ReaderWords>
      </Frame>
      <Form method="post" className="blind-form" aria-labelledby="blind-reading">
        <h2 id="blind-reading">Blind reading</h2>
        <p className="note">
          One of us decided this text before. You see it as it came, and not what was decided.
          Nothing you say here changes it.
        </p>
        <input type="hidden" name="decision" value={decisionNo} />
        <ul className="gate" aria-label="Guidelines that it keeps">
          {clauses.map(({ code, title }, index) => (
            <li key={code} className={broken.has(code) ? 'g open' : 'g'}>
              <input type="hidden" name="guideline" value={code} />
              <label>
                <input
                  type="checkbox"
                  name="kept"
                  value={code}
                  checked={!broken.has(code)}
                  onChange={() => toggle(code)}
                />
                <span>{title}</span>
                {index < 9 && <kbd aria-hidden>{index + 1}</kbd>}
              </label>
            </li>
          ))}
        </ul>
        <div className="blind-out">
          <button ref={publish} type="submit" className="btn" name="verdict" value="publish">
            I would publish it <kbd aria-hidden>P</kbd>
          </button>
          <button ref={decline} type="submit" className="btn ghost" name="verdict" value="decline">
            I would decline it <kbd aria-hidden>D</kbd>
          </button>
        </div>
      </Form>
    </div>
  );
}
