import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { MARK_SIZE } from '#domain/motif/mark.ts';
import { saddleStitch } from '#domain/print/imposition.ts';
import { LETTER_BAND, type LetterSheet } from '#domain/print/letter-sheet.ts';
import type { PrintDocument } from '#domain/print/print-document.ts';
import type { PrintedFile } from '#services/ports.ts';
import { markSvg } from '../share-image/mark-svg.ts';
import { readFonts } from './font-files.ts';
import { codePicture, tilePicture } from './pictures.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates');
/** What was laid out this many documents ago is forgotten. */
const REMEMBERED = 5;
const INK = { ink: '#1f1c2d', dot: '#a32a45' };
const ON_WALL = { ink: '#f7f2e8', dot: '#eab04a' };
/** Beyond this many lines a table of contents goes without pictures. */
const MOST_PICTURES = 60;

/** Words reach a template as data that it reads, and never as its own text: none becomes a command. */
export function createTypesetter(): (document: PrintDocument) => PrintedFile {
  const compiler = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontBlobs: readFonts() }],
  });
  const fileOf = (name: string) => path.join(TEMPLATES, name);
  const layOut = (template: string, data: unknown): PrintedFile => {
    compiler.mapShadow(fileOf('data.json'), Buffer.from(JSON.stringify(data)));
    const mainFilePath = fileOf(template);
    const compiled = compiler.compile({ mainFilePath, resetRead: true });
    if (!compiled.result)
      throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics ?? template));
    return { pdf: compiler.pdf(compiled.result), pages: compiled.result.numOfPages };
  };
  return (document) => {
    const printed = layOut(`${document.kind}.typ`, dataOf(document));
    const folds = document.kind === 'booklet' && document.folded;
    if (folds) compiler.mapShadow(fileOf('pages.pdf'), Buffer.from(printed.pdf));
    const done = folds
      ? layOut('folded.typ', {
          title: document.title,
          direction: document.direction,
          sides: saddleStitch(printed.pages),
        })
      : printed;
    compiler.resetShadow();
    compiler.evictCache(REMEMBERED);
    return { pdf: done.pdf, pages: printed.pages };
  };
}

/** The document with its pictures; each subject's strip is carried once. */
function dataOf(document: PrintDocument) {
  switch (document.kind) {
    case 'letter': {
      const { category, address } = document.sheet;
      const hash = address.slice(address.lastIndexOf('/') + 1);
      return {
        ...document,
        sheet: withCode(document.sheet),
        band: tilePicture({ category, story: hash, ...LETTER_BAND, lit: true }),
        mark: markSvg(INK, MARK_SIZE),
      };
    }
    case 'booklet':
      return {
        ...document,
        cover: tilePicture({
          category: document.wall.category,
          story: document.title,
          cols: 4,
          rows: 3,
        }),
        sheets: document.sheets.map(withCode),
        strips: Object.fromEntries(
          [...new Set(document.sheets.map(({ category }) => category))].map((category) => [
            category,
            tilePicture({ category, cols: 14, rows: 1 }),
          ]),
        ),
        pictures:
          document.sheets.length <= MOST_PICTURES
            ? document.sheets.map(({ category, address }) =>
                tilePicture({ category, story: address.slice(address.lastIndexOf('/') + 1) }),
              )
            : null,
        mark: markSvg(ON_WALL, MARK_SIZE),
      };
    case 'poster':
      return {
        ...document,
        code: codePicture(document.address),
        cover: tilePicture({ category: document.wall.category, cols: 8, rows: 3 }),
        mark: markSvg(INK, MARK_SIZE),
      };
  }
}

function withCode(sheet: LetterSheet) {
  return { ...sheet, code: codePicture(sheet.address) };
}
