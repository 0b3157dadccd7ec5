export const PIGMENTS = [
  'ink',
  'plaster',
  'lapis',
  'feroza',
  'anar',
  'zafran',
  'zaytun',
  'rose',
  'sky',
  'leaf',
  'violet',
] as const;

export type Pigment = (typeof PIGMENTS)[number];

/** The light-theme values, for pictures that leave the site and cannot read its CSS variables. */
export const PIGMENT_HEX: Readonly<Record<Pigment, string>> = {
  ink: '#1f1c2d',
  plaster: '#f3eee4',
  lapis: '#2b4192',
  feroza: '#2b918d',
  anar: '#a32a45',
  zafran: '#e6a532',
  zaytun: '#66752f',
  rose: '#e8c3b4',
  sky: '#bcdcd8',
  leaf: '#2c5f4a',
  violet: '#4b3b6b',
};

/** As a page names it: a custom property, so dark mode needs no second picture. */
export const pigmentProperty = (pigment: Pigment) => `var(--p-${pigment})`;
