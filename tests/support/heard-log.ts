import type { Log } from '#services/ports.ts';

type Line = { about: Record<string, unknown>; words: string };

/** Keeps what a process would have written for its operators. */
export function heardLog(): Log & { errors: Line[]; infos: Line[] } {
  const errors: Line[] = [];
  const infos: Line[] = [];
  const into = (lines: Line[]) => (about: object, words: string) =>
    lines.push({ about: about as Line['about'], words });
  return { errors, infos, error: into(errors), info: into(infos) };
}
