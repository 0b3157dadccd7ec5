import { Fragment, type ReactNode } from 'react';
import { SIGNAL_NAMES } from '#domain/vetting/signal-names.ts';
import type { NumberedMark } from '#services/vetting/read-desk-story.ts';

/** The words as they are now, each mark numbered where it stands. */
export function MarkedText({ text, marks }: { text: string; marks: NumberedMark[] }) {
  let start = 0;
  return text.split(/(\n{2,})/).map((part) => {
    const from = start;
    start += part.length;
    if (/^\n+$/.test(part) || part === '') return null;
    return <p key={from}>{markedPieces(part, from, marks)}</p>;
  });
}

export function markedPieces(text: string, from: number, marks: NumberedMark[]): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const signal of marks) {
    // Said of the whole text: there is no passage to mark.
    if (signal.kind === 'language') continue;
    const start = Math.max(signal.start - from, at);
    const end = Math.min(signal.end - from, text.length);
    if (end <= start) continue;
    pieces.push(<Lines key={`t${at}`} text={text.slice(at, start)} />);
    pieces.push(
      <mark key={`s${start}`} className={signal.settled ? 'sig soft' : 'sig'}>
        {text.slice(start, end)}
        <sup aria-hidden>{signal.number}</sup>
        <span className="vh">
          {` (mark ${signal.number}, ${SIGNAL_NAMES[signal.kind]}${signal.settled ? '' : ', not settled'})`}
        </span>
      </mark>,
    );
    at = end;
  }
  pieces.push(<Lines key={`t${at}`} text={text.slice(at)} />);
  return pieces;
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never change places
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
