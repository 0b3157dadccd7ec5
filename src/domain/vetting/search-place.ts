/** Where a page of found stories ended, as it travels in an address. */
export type SearchPlace = { receivedAt: Date; id: string };

const SEPARATOR = '~';
const SHAPE = /^\d{1,15}~[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function encodeSearchPlace({ receivedAt, id }: SearchPlace): string {
  return [receivedAt.getTime(), id].join(SEPARATOR);
}

/** Undefined for anything that is not a place: the search then starts at its beginning. */
export function decodeSearchPlace(text: string | null): SearchPlace | undefined {
  if (text === null || !SHAPE.test(text)) return undefined;
  const [at = '', id = ''] = text.split(SEPARATOR);
  return { receivedAt: new Date(Number(at)), id };
}
