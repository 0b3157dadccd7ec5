import { normaliseText } from '#domain/submission/text.ts';

/** Where the writer goes on. */
const GOES_ON = /\s*…$/u;

/**
 * The text with a beginning that was touched: at its start, or as a new paragraph after what is
 * written. One that nobody went on from makes way for the next.
 */
export function withOpener(text: string, line: string, offered: readonly string[]): string {
  const beginning = `${line.replace(GOES_ON, '')} `;
  const written = normaliseText(text);
  if (written === '' || isBareOpener(written, offered)) return beginning;
  return `${text.trimEnd()}\n\n${beginning}`;
}

function isBareOpener(written: string, offered: readonly string[]): boolean {
  return offered.some((line) => normaliseText(line.replace(GOES_ON, '')) === written);
}
