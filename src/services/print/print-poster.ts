import type { Poster } from '#domain/print/print-document.ts';
import type { Print } from '#services/ports.ts';
import type { PrintOutcome } from './print-letter.ts';

/** For a wall of a school or a mosque. Its words come with it: only the page knows in which language it is. */
export async function printPoster(
  { print }: { print: Print },
  poster: Poster,
): Promise<PrintOutcome> {
  const printed = await print(poster);
  return printed === 'busy' ? { kind: 'busy' } : { kind: 'printed', pdf: printed.pdf };
}
