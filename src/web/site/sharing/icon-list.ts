/** Pictures of the mark, by the name they are asked for under /icon/. */
export const ICONS = {
  '180.png': { size: 180, maskable: false },
  '192.png': { size: 192, maskable: false },
  '512.png': { size: 512, maskable: false },
  'maskable-512.png': { size: 512, maskable: true },
} as const;

export const TOUCH_ICON = '/icon/180.png';

/** The colour of the browser's own bars: the paper of each theme. */
export const THEME_COLOURS = { light: '#fbf9f5', dark: '#15131d' } as const;
