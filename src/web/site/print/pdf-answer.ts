import type { PrintOutcome } from '#services/print/print-letter.ts';

const COME_BACK_SECONDS = '10';

/** The part before `.pdf`; an address without it names nothing. */
export function nameOf(file: string): string {
  return /^(.+)\.pdf$/.exec(file)?.[1] ?? '';
}

/** A file to look at, print or keep. Search engines are led to the page, not to its paper. */
export function pdfAnswer(outcome: PrintOutcome): Response {
  if (outcome.kind === 'printed')
    return new Response(Buffer.from(outcome.pdf), {
      headers: { 'content-type': 'application/pdf', 'x-robots-tag': 'noindex' },
    });
  if (outcome.kind === 'busy')
    return words(503, 'Many are printing just now. Please try again in a moment.', {
      'retry-after': COME_BACK_SECONDS,
    });
  return outcome.kind === 'gone'
    ? words(410, 'This text was taken back. There is nothing to print here any more.')
    : words(404, 'There is nothing to print at this address.');
}

function words(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  });
}
