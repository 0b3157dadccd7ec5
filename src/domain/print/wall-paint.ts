/** The painted walls of the light theme, for paper, which cannot read the site's CSS variables. */
export const WALL_PAINT: Readonly<Record<string, string>> = {
  default: '#1f1c2d',
  palestine: '#2b3620',
  hijab: '#591b31',
  ramadan: '#1c265c',
  eid: '#164c4b',
  mosque: '#123f49',
  london: '#3a2f55',
  jan29: '#1d4435',
  sudan: '#14424d',
  kashmir: '#5a2a17',
  bill21: '#3a3a40',
  sikh: '#533708',
  history: '#1f3f6b',
};

export function wallPaint(wall: string | undefined): string {
  return WALL_PAINT[wall ?? 'default'] ?? '#1f1c2d';
}
