/**
 * The smallest of the values within which at least this share of them lies, null of none.
 * A value that occurred, not one between two: "8 of 10 within 3 days" is then simply true.
 */
export function withinShare(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  // The tiny step keeps 0.9 × 10 from being rounded up past nine.
  return sorted[Math.ceil(share * sorted.length - 1e-9) - 1] ?? null;
}
