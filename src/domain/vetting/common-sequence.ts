export type Match = { before: number; after: number };

/** Thirty bits to a word: a sum of two and a carry stays a small integer, which engines add fast. */
const BITS = 30;
const ONES = 2 ** BITS - 1;

/**
 * The longest common sequence of two lists, as pairs of places in rising order.
 * Bit-parallel (Hyyrö 2004): a row of the classic table is one long number, so the worst case of
 * two unlike texts costs no more than two like ones.
 */
export function commonSequence(before: readonly string[], after: readonly string[]): Match[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;

  const middle = align(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  );
  return [
    ...Array.from({ length: head }, (_, i) => ({ before: i, after: i })),
    ...middle.map((match) => ({ before: match.before + head, after: match.after + head })),
    ...Array.from({ length: tail }, (_, i) => ({
      before: before.length - tail + i,
      after: after.length - tail + i,
    })),
  ];
}

function align(before: readonly string[], after: readonly string[]): Match[] {
  if (before.length === 0 || after.length === 0) return [];
  const words = Math.ceil(before.length / BITS);
  const rows = rowsOf(before, after, words);
  const matches: Match[] = [];
  let i = before.length - 1;
  let j = after.length - 1;
  while (i >= 0 && j >= 0) {
    if (before[i] === after[j]) {
      matches.push({ before: i, after: j });
      i -= 1;
      j -= 1;
    } else if (isSet(rows, j * words, i)) i -= 1;
    else j -= 1;
  }
  return matches.reverse();
}

/** A bit of a row is unset where the common sequence grows with that item of `before`. */
function rowsOf(before: readonly string[], after: readonly string[], words: number): Int32Array {
  const places = placesOf(before, new Set(after), words);
  const rows = new Int32Array(after.length * words);
  const row = new Int32Array(words).fill(ONES);
  for (const [j, item] of after.entries()) {
    const place = places.get(item);
    if (place) advance(row, place);
    rows.set(row, j * words);
  }
  return rows;
}

/** Kept apart from the loop around it, so that it alone is compiled for speed. */
function advance(row: Int32Array, place: Int32Array): void {
  let carry = 0;
  for (let w = 0; w < row.length; w += 1) {
    const old = row[w] as number;
    const met = old & (place[w] as number);
    const sum = old + met + carry;
    carry = sum >>> BITS;
    row[w] = (sum | (old & ~met)) & ONES;
  }
}

function placesOf(before: readonly string[], wanted: ReadonlySet<string>, words: number) {
  const places = new Map<string, Int32Array>();
  for (const [i, item] of before.entries()) {
    if (!wanted.has(item)) continue;
    const place = places.get(item) ?? new Int32Array(words);
    places.set(item, place);
    const word = Math.floor(i / BITS);
    place[word] = (place[word] as number) | (1 << (i % BITS));
  }
  return places;
}

function isSet(rows: Int32Array, start: number, i: number): boolean {
  return (((rows[start + Math.floor(i / BITS)] as number) >> (i % BITS)) & 1) === 1;
}
