/** How many slips of the finger a word of this length may hold and still be that word. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  if (length < 7) return 1;
  return length < 10 ? 2 : 3;
}

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to get from one
 * word to the other; more than the most is answered with one more than it.
 */
export function slipsBetween(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = at(above, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
          ? at(before, j - 2) + 1
          : Number.POSITIVE_INFINITY;
      row.push(Math.min(changed, swapped, at(above, j) + 1, at(row, j - 1) + 1));
    }
    if (Math.min(...row) > most) return most + 1;
    [before, above] = [above, row];
  }
  return Math.min(at(above, to.length), most + 1);
}

const at = (row: readonly number[], i: number) => row[i] ?? Number.POSITIVE_INFINITY;
