/** Where a page of the queue ended, as it travels in an address. */
export type QueuePlace = { dueOn: string; receivedAt: Date; id: string };

const SEPARATOR = '~';
const SHAPE = /^\d{4}-\d{2}-\d{2}~\d{1,15}~[0-9a-f-]{36}$/;

export function encodePlace(place: {
  dueOn: string | null;
  receivedAt: Date;
  id: string;
}): string | null {
  return place.dueOn === null
    ? null
    : [place.dueOn, place.receivedAt.getTime(), place.id].join(SEPARATOR);
}

/** Undefined for anything that is not a place: the queue then starts at its beginning. */
export function decodePlace(text: string | null): QueuePlace | undefined {
  if (text === null || !SHAPE.test(text)) return undefined;
  const [dueOn = '', at = '', id = ''] = text.split(SEPARATOR);
  return { dueOn, receivedAt: new Date(Number(at)), id };
}
