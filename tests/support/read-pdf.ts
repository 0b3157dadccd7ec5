import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Enough for a code of two centimetres. */
const SCALE = 2;

/** A PDF as its reader gets it: words and pictures, by a program that did not make it. */
export async function openPdf(file: Uint8Array) {
  const pdf = await getDocument({
    data: new Uint8Array(file),
    verbosity: 0,
    fontExtraProperties: true,
  }).promise;
  const textOf = async (no: number): Promise<string> => {
    const { items } = await (await pdf.getPage(no)).getTextContent();
    return items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('');
  };
  return {
    pages: pdf.numPages,
    textOf,
    text: async () => {
      const pages = Array.from({ length: pdf.numPages }, (_, i) => textOf(i + 1));
      return (await Promise.all(pages)).join('\n');
    },
    sizeOf: async (no: number) => {
      const { width, height } = (await pdf.getPage(no)).getViewport({ scale: 25.4 / 72 });
      return [Math.round(width), Math.round(height)];
    },
    /** The faces its words are set in. */
    fontsOf: async (no: number): Promise<string[]> => {
      const page = await pdf.getPage(no);
      await page.getOperatorList();
      const { items } = await page.getTextContent();
      const used = new Set(items.flatMap((item) => ('fontName' in item ? item.fontName : [])));
      return [...used].map((id) => page.commonObjs.get(id).name);
    },
    /** What a phone would read from the code on this page. */
    codeOn: async (no: number): Promise<string | undefined> => {
      const page = await pdf.getPage(no);
      const viewport = page.getViewport({ scale: SCALE });
      const canvas = createCanvas(viewport.width, viewport.height);
      await page.render({ canvas: canvas as never, viewport }).promise;
      const { data, width, height } = canvas
        .getContext('2d')
        .getImageData(0, 0, canvas.width, canvas.height);
      return jsQR(new Uint8ClampedArray(data), width, height)?.data;
    },
  };
}
