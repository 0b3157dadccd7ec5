/** Line icons on a 24-unit grid. */
const PATHS = {
  menu: ['M3 6h18M3 12h18M3 18h18'],
  search: ['M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0', 'm15.5 15.5 5 5'],
  pen: ['M4 20l1-4.5L16.5 4a2 2 0 0 1 3 3L8 18.6 4 20Z', 'm14 6.5 3.2 3.2'],
  arrow: ['M4 12h16m-6-6 6 6-6 6'],
  back: ['M20 12H4m6-6-6 6 6 6'],
  close: ['m6 6 12 12M18 6 6 18'],
  check: ['m4.5 12.5 5 5 10-11'],
  alert: ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M12 7v6', 'M12 16.6v.1'],
  chev: ['m6 9 6 6 6-6'],
  exit: ['M10 4H5v16h5', 'M10 12h10m-4-4 4 4-4 4'],
  info: ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M12 11v6', 'M12 7.4v.1'],
  pause: ['M8 5v14M16 5v14'],
  print: ['M7 9V3.5h10V9M7 17H4V9h16v8h-3', 'M7 14h10v6.5H7z'],
  save: ['M12 3.5v11.5m-4-4 4 4 4-4', 'M5 15.5V20h14v-4.5'],
  share: ['M12 15V3.5m-4 4 4-4 4 4', 'M5 12v8h14v-8'],
  link: [
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.6',
    'M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.6',
  ],
  mail: ['M3.5 5.5h17v13h-17z', 'm4 7 8 6.2L20 7'],
  whatsapp: [
    'M3.6 20.4l1.2-4.3A8.6 8.6 0 1 1 8 19.3Z',
    'M8.9 8c.2-.5.9-.5 1.1 0l.6 1.5c.1.3 0 .6-.2.8l-.5.5c.7 1.4 1.8 2.4 3.2 3.1l.6-.6c.2-.2.5-.3.8-.1l1.4.7c.5.2.5.8.1 1.2-.7.7-1.7 1-2.7.6-2.2-.8-4-2.6-4.8-4.8-.3-1-.2-2.2.4-2.9Z',
  ],
  facebook: [
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
    'M15.6 7.6h-1.3c-1.3 0-2.1.8-2.1 2.1v11.1',
    'M9.6 12.6h5.4',
  ],
  x: ['M4 4h4.4L20 20h-4.4Z', 'M19 4l-6.2 6.9M11.2 13.1 5 20'],
  linkedin: [
    'M3.5 3.5h17v17h-17z',
    'M8 10.6v5.9M8 7.4v.1',
    'M11.7 16.5v-5.9M11.7 13.2c0-1.7 1-2.7 2.4-2.7s2.3 1 2.3 2.7v3.3',
  ],
  play: ['M7 4.5v15l12.5-7.5Z'],
  key: ['M3 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0', 'M11 12h10v4m-4-4v3'],
  keys: ['M3 6.5h18v11H3z', 'M6.5 10h.1M10 10h.1M13.5 10h.1M17 10h.1M8 14h8'],
  moon: ['M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z'],
  cup: [
    'M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z',
    'M16 10.5h1.5a2.25 2.25 0 0 1 0 4.5H16',
    'M8 3.5v2M12 3.5v2',
  ],
  eye: [
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z',
    'M9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  ],
  hijab: [
    'M12 3C7.8 3 5.5 6 5.5 10.2c0 3.6-.6 6.6-2 10.3h17c-1.4-3.7-2-6.7-2-10.3C18.5 6 16.2 3 12 3Z',
    'M12 6.6c-2.2 0-3.4 1.7-3.4 4 0 2.5 1.5 4.6 3.4 4.6s3.4-2.1 3.4-4.6c0-2.3-1.2-4-3.4-4Z',
    'M8.9 14.2c.8 3 3.3 5 7.6 6.3',
  ],
} as const;

/** Icons that point along the line of reading turn round in right-to-left pages. */
const FLIPPED: ReadonlySet<string> = new Set(['arrow', 'back', 'exit']);

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={FLIPPED.has(name) ? 'icon flip' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden
      focusable={false}
    >
      {PATHS[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

/** A slice of watermelon, in its own colours. */
export function MelonIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden focusable={false}>
      <path d="M3 9a9 9 0 0 0 18 0Z" fill="#d8485c" stroke="#8fb26a" strokeWidth={2} />
      <path d="M9 12.2v.9M12 13.6v.9M15 12.2v.9" stroke="#1f1c2d" strokeWidth={1.6} />
    </svg>
  );
}
