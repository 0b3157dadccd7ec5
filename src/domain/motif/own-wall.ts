import type { Pigment } from './pigments.ts';
import type { Family, Recipe } from './recipe.ts';
import { type NumberStream, pick } from './seed.ts';
import { WALL_HEX } from './walls.ts';

/**
 * A wall that leads drew for a campaign, whole in one word such as `hankin-rose-58-2-283a50`: its pattern, its colours, its
 * angle, how wide its heart is, and the paint. Whoever has the word draws it, and asks nobody.
 */
export type OwnWall = {
  family: Family;
  pigments: PigmentSet;
  angle: (typeof ANGLES)[number];
  /** From the narrowest heart to the widest. */
  heart: (typeof HEARTS)[number];
  /** Six figures, without the sign in front. */
  paint: string;
};

export const FAMILIES = ['hankin', 'rosette', 'cross'] as const satisfies readonly Family[];
export const ANGLES = ['46', '50', '54', '58', '62', '66'] as const;
export const HEARTS = ['0', '1', '2', '3', '4'] as const;

type Colours = Readonly<Record<'ground' | 'star' | 'square' | 'heart' | 'strap', Pigment>>;

/** Named by their grounds. Straps are plaster, and ink where the ground is. */
export const PIGMENT_SETS = {
  rose: set('rose', 'lapis', 'feroza', 'plaster'),
  sky: set('sky', 'anar', 'lapis', 'plaster'),
  lapis: set('lapis', 'rose', 'zafran', 'plaster'),
  feroza: set('feroza', 'rose', 'lapis', 'plaster'),
  plaster: set('plaster', 'lapis', 'rose', 'feroza'),
  violet: set('violet', 'rose', 'feroza', 'plaster'),
} as const satisfies Record<string, Colours>;
export type PigmentSet = keyof typeof PIGMENT_SETS;
export const PIGMENT_SET_NAMES = Object.keys(PIGMENT_SETS) as PigmentSet[];

function set(ground: Pigment, star: Pigment, square: Pigment, heart: Pigment): Colours {
  return { ground, star, square, heart, strap: ground === 'plaster' ? 'ink' : 'plaster' };
}

/** Ten that no wall of the site has. */
export const PAINTS = {
  slate: '283a50',
  indigo: '2a2c63',
  petrol: '0f4053',
  rain: '34424c',
  moss: '36431b',
  walnut: '4a3426',
  copper: '5f2f15',
  cedar: '5a2f2a',
  aubergine: '46243f',
  fig: '3d2650',
} as const;
export type Paint = keyof typeof PAINTS;
export const PAINT_NAMES = Object.keys(PAINTS) as Paint[];

const PATTERN = `(${FAMILIES.join('|')})-(${PIGMENT_SET_NAMES.join('|')})-(${ANGLES.join('|')})-([${HEARTS.join('')}])`;
const OWN_WALL = new RegExp(`^${PATTERN}-([0-9a-f]{6})$`);
const STILL = 'still-';
const TILE_KEY = new RegExp(`^(${STILL})?${PATTERN}$`);

export const wallCode = ({ family, pigments, angle, heart, paint }: OwnWall): string =>
  [family, pigments, angle, heart, paint].join('-');

/** Undefined for a wall of the release, which has a name, and for whatever is none. */
export function ownWall(code: string): OwnWall | undefined {
  const found = OWN_WALL.exec(code);
  if (!found) return undefined;
  const [, family, pigments, angle, heart, paint] = found;
  return { family, pigments, angle, heart, paint } as OwnWall;
}

/** By which a page paints with it: its paint alone, so that campaigns of one colour have one rule. */
export const wallClass = (wall: string): string => `w-${ownWall(wall)?.paint ?? wall}`;

/** As a picture that leaves the site paints it. */
export function wallHex(wall: string): string | undefined {
  const own = ownWall(wall);
  return own ? `#${own.paint}` : WALL_HEX[wall];
}

type Hung = { wall: string; remembrance: boolean };

/**
 * What tiles of a campaign with a wall of its own are drawn by, in place of its subject's name. Another paint moves no star.
 * Those of a room of remembrance are line work.
 */
export function tileKey({ wall, remembrance }: Hung): string | undefined {
  if (!ownWall(wall)) return undefined;
  return `${remembrance ? STILL : ''}${wall.slice(0, wall.lastIndexOf('-'))}`;
}

export const isTileKey = (key: string): boolean => TILE_KEY.test(key);
export const isStillKey = (key: string): boolean => key.startsWith(STILL) && isTileKey(key);

/** Narrower and wider hearts than walls of the release have are no walls any more. */
const NARROWEST = 0.4;
const HEART_STEP = 0.045;

export function ownRecipe(key: string): Recipe | undefined {
  const found = TILE_KEY.exec(key);
  if (!found) return undefined;
  const [, , family, pigments, angle, heart] = found;
  const { ground, star, square, heart: middle, strap } = PIGMENT_SETS[pigments as PigmentSet];
  return {
    ...{ family: family as Family, theta: Number(angle) },
    ...{ inner: NARROWEST + Number(heart) * HEART_STEP },
    ...{ ground, star, square, heart: middle, strap },
  };
}

/** For whoever wants one drawn: each time another, and the same for the same numbers. */
export function drawnWall(next: NumberStream, paints: readonly Paint[] = PAINT_NAMES): OwnWall {
  return {
    family: pick(FAMILIES, next),
    pigments: pick(PIGMENT_SET_NAMES, next),
    angle: pick(ANGLES, next),
    heart: pick(HEARTS, next),
    paint: PAINTS[pick(paints, next)],
  };
}

/** Every pattern there is, in an order that does not change: addresses of files count in it. */
const ALL_KEYS: readonly string[] = ['', STILL].flatMap((still) =>
  FAMILIES.flatMap((family) =>
    PIGMENT_SET_NAMES.flatMap((pigments) =>
      ANGLES.flatMap((angle) =>
        HEARTS.map((heart) => `${still}${family}-${pigments}-${angle}-${heart}`),
      ),
    ),
  ),
);
const places = new Map(ALL_KEYS.map((key, place) => [key, place]));

export const placeOfKey = (key: string): number | undefined => places.get(key);
export const keyAtPlace = (place: number): string | undefined => ALL_KEYS[place];
