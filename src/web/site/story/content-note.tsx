import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { readKept, writeKept } from '#web/browser/kept.ts';
import { displayCover } from '#web/words/display.ts';

const ALWAYS_OPEN = 'hikaya.content-notes';

type Props = { note: string; letter: boolean; children: ReactNode };

/**
 * Names plainly what the words hold, and covers them until the reader asks. A <details>, so that
 * it works without a script; "always open for me" is remembered on this device alone.
 */
export function ContentNote({ note, letter, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current && readKept('device', ALWAYS_OPEN) === 'open') details.current.open = true;
  }, []);
  return (
    <section className="cwarn content-note" aria-label={t`Content note`}>
      <h2 className="as-h4">{displayCover(note, letter ? 'LETTER' : 'STORY')}</h2>
      <p>{t`Take your time. You can stop at any line.`}</p>
      <details ref={details}>
        <summary className="btn small">
          <span className="o">{letter ? t`Read the letter` : t`Read the story`}</span>
          <span className="x">{t`Cover it again`}</span>
        </summary>
        {children}
      </details>
      <Link className="go" to="/stories?category=KINDNESS">
        <span>{t`Take me to a gentler one`}</span>
      </Link>
      <button
        type="button"
        className="as-link needs-script"
        onClick={() => writeKept('device', ALWAYS_OPEN, 'open')}
      >
        {t`Always open these for me`}
      </button>
    </section>
  );
}
