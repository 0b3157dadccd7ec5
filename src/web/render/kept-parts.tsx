import { addressIn, type Locale, splitAddress } from '#domain/options/locales.ts';
import type { KeptParts } from './kept-part.tsx';

/** Menus by page and language, and the goal's figure, which moves; far more than are in use at a time. */
const MOST_PARTS = 200;

/** `mark` is unknown outside the process, so that no writer's words can be taken for a sign. */
export function createKeptParts(mark: string): KeptParts {
  const numbers = new Map<string, number>();
  const kept: string[] = [];
  const drawn = new RegExp(`${mark}d(\\d+);(.*?)${mark}e;`, 'gs');
  const signs = new RegExp(`${mark}k(\\d+);`, 'g');
  const addresses = new RegExp(`${mark}a(\\w+);`, 'g');
  return {
    place: (by, part) => {
      const number = numbers.get(by) ?? numbers.size;
      numbers.set(by, number);
      if (kept[number] !== undefined) return `${mark}k${number};`;
      return (
        <>
          {`${mark}d${number};`}
          {part}
          {`${mark}e;`}
        </>
      );
    },
    addressIn: (locale) => `${mark}a${locale};`,
    fill: (html, { pathname, search }) => {
      const { path } = splitAddress(pathname);
      const page = html
        .replaceAll(drawn, (_, number: string, part: string) => {
          kept[Number(number)] = part;
          return part;
        })
        .replaceAll(signs, (_, number: string) => kept[Number(number)] ?? '')
        .replaceAll(addresses, (_, locale: Locale) =>
          inAttribute(`${addressIn(locale, path)}${search}`),
        );
      // After a page, so that none is left with a sign that stands for nothing.
      if (numbers.size > MOST_PARTS) {
        numbers.clear();
        kept.length = 0;
      }
      return page;
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** As React writes it. */
const inAttribute = (text: string) => text.replace(/["&'<>]/g, (sign) => ENTITIES[sign] ?? sign);
