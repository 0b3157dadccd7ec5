import { Trans } from '@lingui/react/macro';
import type { Beginnings as Words } from '#domain/campaigns/beginning-lines.ts';

type Props = { words: Words; onChoose: (line: string) => void };

/** Each line can be touched to begin with it; without a script they are there to read. */
export function Beginnings({ words, onChoose }: Props) {
  const { advice, lines } = words;
  return (
    <details className="more">
      <summary>
        <Trans>Not sure how to begin?</Trans>
      </summary>
      <div>
        <p>{advice}</p>
        <p className="needs-script mt-s3">
          <Trans>Touch a line to begin with it:</Trans>
        </p>
        <ul className="chips openers needs-script mt-s3">
          {lines.map((line) => (
            <li key={line}>
              <button type="button" className="chip" onClick={() => onChoose(line)}>
                {line}
              </button>
            </li>
          ))}
        </ul>
        <ul className="tips no-script-only mt-s3">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
