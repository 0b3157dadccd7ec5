/** What was looked at, and what an operator does about it. */
export type Finding = {
  state: 'held' | 'look' | 'broken';
  /** What it is about, in two or three words. */
  about: string;
  says: string;
  /** How to mend it; nothing where it is held. */
  mend?: string;
};

export const held = (about: string, says: string): Finding => ({ state: 'held', about, says });
export const look = (about: string, says: string, mend: string): Finding => ({
  state: 'look',
  about,
  says,
  mend,
});
export const broken = (about: string, says: string, mend: string): Finding => ({
  state: 'broken',
  about,
  says,
  mend,
});

/** Debian's own keep their names. */
const UNITS = { postgres: 'postgresql@15-main', varnish: 'varnish', worker: null, purger: null };

/** How a part is started where an operator installed it, by units or in containers. */
export const startOf = (part: keyof typeof UNITS) =>
  `systemctl start ${UNITS[part] ?? `hikaya-${part}`}; in containers docker start hikaya-${part}`;

/** A check that fails by itself has found something too. */
export async function tried(
  about: string,
  mend: string,
  check: () => Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    return [broken(about, error instanceof Error ? error.message : String(error), mend)];
  }
}

const EXIT = { held: 0, look: 1, broken: 2 };

export const exitCode = (findings: readonly Finding[]) =>
  Math.max(0, ...findings.map(({ state }) => EXIT[state]));
