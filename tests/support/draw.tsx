import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** A piece of a page in a DOM without a browser, for its logic alone; how it looks is for the browser tests. */
export function draw(piece: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (next: ReactNode) => flushSync(() => root.render(next));
  show(piece);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const find = <E extends Element>(selector: string) => {
    const found = place.querySelector<E>(selector);
    if (!found) throw new Error(`Nothing is ${selector}.`);
    return found;
  };
  return { place, show, find };
}

/** In turns and not in time: on a busy core React may need longer, but never more of them. */
const TURNS = 50;

/** One of them. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** What React still has to do, and whatever waits for it. */
export async function settled(): Promise<void> {
  for (let n = 0; n < TURNS; n += 1) await turn();
}

export function press(target: EventTarget, key: string, more: KeyboardEventInit = {}): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
}

/** As a browser does it: the value is there before anybody hears of it. */
export function writeInto(field: HTMLInputElement | HTMLSelectElement, words: string): void {
  const kind = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, words);
  const heard = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(heard, { bubbles: true }));
}
