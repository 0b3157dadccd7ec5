/**
 * Places on the wide wall, row by row; `m` are those a phone shows too. Rows 3 and 4 are the open place. Paper
 * unfolds within a pair of rows: from its lower one upwards, and from the last columns towards the middle.
 */
export const PLACES = [
  'm r1 c1',
  'm r1 c2',
  'm big r1 c3 to-start',
  'm r1 c5 to-start',
  'm r2 c1 up',
  'm r2 c2 up',
  'm r2 c5 to-start up',
  'm r5 c2',
  'm r5 c3',
  'm r5 c4 to-start',
  'm r5 c5 to-start',
  'r6 c3 up',
  'r6 c4 to-start up',
  'r6 c5 to-start up',
];
