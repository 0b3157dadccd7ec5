import {
  ANGLES,
  drawnWall,
  FAMILIES,
  HEARTS,
  type OwnWall,
  ownWall,
  PAINT_NAMES,
  PAINTS,
  type Paint,
  PIGMENT_SET_NAMES,
  wallCode,
  wallHex,
} from '#domain/motif/own-wall.ts';
import { hashText, numberStream } from '#domain/motif/seed.ts';
import { nearestWall, verdictOf } from '#domain/motif/wall-verdict.ts';
import { formText } from '../form-text.ts';

/** What a lead has chosen in the form. `other` is what stands in the field for another colour, whether it is one or not. */
export type WallChoice = Omit<OwnWall, 'paint'> & { paint: Paint | 'other'; other: string };

/** A wall that hangs somewhere already. */
export type HungWall = { name: string; wall: string };

/** What is said of a paint beside the others. */
export type PaintVerdict = ReturnType<typeof paintVerdict>;

export const isColour = (typed: string): boolean => /^#?[0-9a-f]{6}$/i.test(typed.trim());

export function choiceOf(wall: OwnWall): WallChoice {
  const { paint, ...pattern } = wall;
  const name = PAINT_NAMES.find((one) => PAINTS[one] === paint);
  return { ...pattern, paint: name ?? 'other', other: name ? '' : paint };
}

/** Undefined where it names another colour that is none. */
export function codeOf({ paint, other, ...pattern }: WallChoice): string | undefined {
  if (paint !== 'other') return wallCode({ ...pattern, paint: PAINTS[paint] });
  if (!isColour(other)) return undefined;
  return wallCode({ ...pattern, paint: other.trim().replace('#', '').toLowerCase() });
}

/** As a form says it; null for a form without a wall. */
export function choiceIn(form: FormData): WallChoice | null {
  const oneOf = <Value extends string>(name: string, all: readonly Value[]) =>
    all.find((value) => value === formText(form, name));
  const family = oneOf('family', FAMILIES);
  const pigments = oneOf('pigments', PIGMENT_SET_NAMES);
  const angle = oneOf('angle', ANGLES);
  const heart = oneOf('heart', HEARTS);
  const paint = oneOf('paint', [...PAINT_NAMES, 'other'] as const);
  if (!family || !pigments || !angle || !heart || !paint) return null;
  return { family, pigments, angle, heart, paint, other: formText(form, 'other').slice(0, 20) };
}

/** Another one each time, of a paint that is told apart from those that hang; the same for everybody who asks from the same place. */
export function drawOne(from: string, hung: readonly HungWall[]): WallChoice {
  const taken = new Set(hung.map(({ wall }) => wallHex(wall)));
  const free = PAINT_NAMES.filter((name) => !taken.has(`#${PAINTS[name]}`));
  const apart = free.filter((name) => !paintVerdict(PAINTS[name], hung).like?.alike);
  const next = numberStream(hashText(from));
  const paints = [apart, free, PAINT_NAMES].find((names) => names.length > 0);
  return choiceOf(drawnWall(next, paints));
}

/** Of the one that hangs, or one to begin with. */
export function choiceFor(
  wall: string | null,
  slug: string,
  hung: readonly HungWall[],
): WallChoice {
  const own = wall === null ? undefined : ownWall(wall);
  return own ? choiceOf(own) : drawOne(slug, hung);
}

export function paintVerdict(paint: string, hung: readonly HungWall[]) {
  const others = hung.flatMap(({ name, wall }) => {
    const hex = wallHex(wall);
    return hex ? [{ name, paint: hex.slice(1) }] : [];
  });
  const nearest = nearestWall(paint, others);
  return {
    ...verdictOf(paint),
    others: others.length,
    like: nearest ? { name: nearest.wall.name, alike: nearest.alike } : null,
  };
}

const FAMILY_NAMES = {
  hankin: 'Nested stars',
  rosette: 'Rosette',
  cross: 'Star and cross',
} as const;
export const PIGMENT_NAMES = {
  rose: 'Rose and lapis',
  sky: 'Sky and pomegranate',
  lapis: 'Lapis and rose',
  feroza: 'Turquoise and rose',
  plaster: 'Plaster and lapis',
  violet: 'Violet and rose',
} as const;
export const familyName = (family: OwnWall['family']): string => FAMILY_NAMES[family];
export const paintName = (paint: Paint): string => `${paint[0]?.toUpperCase()}${paint.slice(1)}`;

/** "Nested stars, rose and lapis, slate": what a lead reads instead of the word that is kept. */
export function wallWords(wall: string): string {
  const own = ownWall(wall);
  if (!own) return wall;
  const { family, pigments, paint } = choiceOf(own);
  const colour = paint === 'other' ? `#${own.paint}` : paint;
  return `${familyName(family)}, ${PIGMENT_NAMES[pigments].toLowerCase()}, ${colour}, angle ${own.angle}, heart ${own.heart}`;
}
