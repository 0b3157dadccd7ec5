import type { KeyboardEvent } from 'react';
import { isArrow, neighbourTile } from './neighbour-tile.ts';

/**
 * With a tile in focus, an arrow goes to the one that lies that way. Tab still reaches each, and at the wall's
 * edge the key does what it does on any page. Measured by its place in the grid: paper that unfolds is larger.
 */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!isArrow(key) || altKey || ctrlKey || metaKey || shiftKey) return;
  const here = (event.target as Element).closest('li');
  if (!here) return;
  const others = [...event.currentTarget.querySelectorAll('li')].flatMap((place) => {
    const link = place.querySelector('a');
    const box = place.getBoundingClientRect();
    return link && place !== here && box.width > 0 ? [{ link, box }] : [];
  });
  const next = neighbourTile(here.getBoundingClientRect(), key, others);
  if (!next) return;
  event.preventDefault();
  next.link.focus();
}
