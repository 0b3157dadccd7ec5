import { formText } from '../form-text.ts';
import { codeOf, drawOne, type HungWall, isColour, type WallChoice } from './wall-choice.ts';

/**
 * What a lead asks of a wall besides keeping it: to look at another colour, to take the nearest that can be read, or to have
 * one drawn. Null where they ask for none of it.
 */
export function wallAsked(
  form: FormData,
  wall: WallChoice | null,
  hung: readonly HungWall[],
): { said: string; wall: WallChoice } | null {
  const intent = formText(form, 'intent');
  if (!wall) return null;
  if (intent === 'draw')
    return { said: 'Drawn. Nothing is kept yet.', wall: drawOne(codeOf(wall) ?? intent, hung) };
  if (intent === 'look')
    return {
      said: 'This is how it looks. Nothing is kept yet.',
      wall: { ...wall, paint: wall.other ? 'other' : wall.paint },
    };
  const colour = intent.startsWith('use-') ? intent.slice('use-'.length) : '';
  if (!isColour(colour)) return null;
  return { said: 'Taken. Nothing is kept yet.', wall: { ...wall, paint: 'other', other: colour } };
}
