import { Fragment, type ReactNode } from 'react';
import type { NumberedSignal } from '#services/vetting/read-desk-story.ts';

/** The words as sent, each signal numbered where it stands. */
export function MarkedText({ body, signals }: { body: string; signals: NumberedSignal[] }) {
  let start = 0;
  return body.split(/(\n{2,})/).map((part) => {
    const from = start;
    start += part.length;
    if (/^\n+$/.test(part) || part === '') return null;
    return <p key={from}>{markedPieces(part, from, signals)}</p>;
  });
}

function markedPieces(text: string, from: number, signals: NumberedSignal[]): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const signal of signals) {
    // Said of the whole text: there is no passage to mark.
    if (signal.kind === 'language') continue;
    const start = Math.max(signal.start - from, at);
    const end = Math.min(signal.end - from, text.length);
    if (end <= start) continue;
    pieces.push(<Lines key={`t${at}`} text={text.slice(at, start)} />);
    pieces.push(
      <span key={`s${start}`} className={signal.severity === 'rule' ? 'sig' : 'sig soft'}>
        {text.slice(start, end)}
        <sup>{signal.number}</sup>
      </span>,
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
