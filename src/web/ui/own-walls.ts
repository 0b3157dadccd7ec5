import { createContext, useContext } from 'react';
import type { OwnWalls } from '#domain/campaigns/own-walls.ts';

/** Walls that leads drew, as far as the page shows texts that hang on them. */
export const OwnWallsContext = createContext<OwnWalls>({});

/** By which a tile of a subject is drawn: its own name, or the key of its wall. */
export function useTileKey(): (subject: string) => string {
  const walls = useContext(OwnWallsContext);
  return (subject) => walls[subject]?.key ?? subject;
}
