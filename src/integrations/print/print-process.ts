/** Lays out pages in a process of its own: it holds no secret, and its memory goes when it ends. */
import type { PrintDocument } from '#domain/print/print-document.ts';
import { createTypesetter } from './typeset.ts';

const typeset = createTypesetter();

process.on('message', (document: PrintDocument) => {
  try {
    process.send?.({ printed: typeset(document) });
  } catch (error) {
    process.send?.({ failure: String(error) });
  }
});
process.on('disconnect', () => process.exit());
