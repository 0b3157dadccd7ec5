/** What somebody at the desk does: a page left open does none of it. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'];
/** Without any of it for this long nobody is there. */
const AWAY_MS = 60_000;

let last = Date.now();

export function isSomebodyThere(): boolean {
  return Date.now() - last < AWAY_MS;
}

/** Calls back at every sign; answers how to stop. */
export function watchActivity(onSign: () => void = () => {}): () => void {
  const see = () => {
    last = Date.now();
    onSign();
  };
  for (const sign of SIGNS) window.addEventListener(sign, see, { passive: true });
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, see);
  };
}
