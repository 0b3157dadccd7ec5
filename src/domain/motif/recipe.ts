import { ownRecipe } from './own-wall.ts';
import type { Pigment } from './pigments.ts';
import type { NumberStream } from './seed.ts';
import { hashText, numberStream, pick, wholeBelow } from './seed.ts';

export type Family = 'hankin' | 'cross' | 'rosette';

interface Shape {
  readonly family: Family;
  readonly theta: number;
  readonly inner: number;
}

interface Palette {
  readonly ground: Pigment;
  readonly star: Pigment;
  readonly square: Pigment;
  readonly heart: Pigment;
}

export interface Recipe extends Shape, Palette {
  readonly strap: Pigment;
}

const curated = (shape: Shape, palette: Palette): Recipe => ({
  ...shape,
  ...palette,
  strap: 'plaster',
});

export const CURATED_RECIPES: ReadonlyMap<string, Recipe> = new Map(
  Object.entries({
    PALESTINE: curated(
      { family: 'hankin', theta: 58, inner: 0.5 },
      { ground: 'zaytun', star: 'plaster', square: 'anar', heart: 'leaf' },
    ),
    HIJAB: curated(
      { family: 'rosette', theta: 52, inner: 0.42 },
      { ground: 'anar', star: 'rose', square: 'zafran', heart: 'anar' },
    ),
    RAMADAN: curated(
      { family: 'cross', theta: 45, inner: 0.46 },
      { ground: 'lapis', star: 'ink', square: 'zafran', heart: 'sky' },
    ),
    EID: curated(
      { family: 'hankin', theta: 50, inner: 0.56 },
      { ground: 'feroza', star: 'rose', square: 'zafran', heart: 'plaster' },
    ),
    MOSQUE: curated(
      { family: 'rosette', theta: 60, inner: 0.44 },
      { ground: 'feroza', star: 'plaster', square: 'lapis', heart: 'lapis' },
    ),
    SUDAN: curated(
      { family: 'cross', theta: 45, inner: 0.6 },
      { ground: 'feroza', star: 'ink', square: 'sky', heart: 'plaster' },
    ),
    KASHMIR: curated(
      { family: 'hankin', theta: 66, inner: 0.42 },
      { ground: 'leaf', star: 'plaster', square: 'anar', heart: 'anar' },
    ),
    OUR_LONDON_FAMILY: curated(
      { family: 'hankin', theta: 48, inner: 0.52 },
      { ground: 'violet', star: 'plaster', square: 'sky', heart: 'violet' },
    ),
    QUEBEC_CITY_MOSQUE_SHOOTING: curated(
      { family: 'cross', theta: 45, inner: 0.52 },
      { ground: 'leaf', star: 'plaster', square: 'zaytun', heart: 'leaf' },
    ),
  }),
);

/** Remembrance rooms are drawn, never coloured. */
export const QUIET_CATEGORIES: ReadonlySet<string> = new Set([
  'OUR_LONDON_FAMILY',
  'QUEBEC_CITY_MOSQUE_SHOOTING',
]);

const GRAVE_NAMES =
  'DEATH GENOCIDE ETHNIC_CLEANSING HATE HATE_MAIL WAR RACISM WHITE_SUPREMACY NINE_ELEVEN ' +
  'ILLNESS ANTIMUSLIM BIGOTRY BULLYING FEAR REFUGEE UYGHUR DRUGS DRINKING DIVORCE POVERTY ' +
  'COVID19 TRIBUTE MENTAL_HEALTH COLONIALISM BLACK_LIVES SUDAN KASHMIR';

/** Hard subjects keep to cool, low pigments, and their lit star is pale. */
export const GRAVE_CATEGORIES: ReadonlySet<string> = new Set(GRAVE_NAMES.split(' '));

const LIGHTS: readonly Pigment[] = ['plaster', 'rose', 'sky', 'zafran'];
const DEEPS: readonly Pigment[] = ['lapis', 'feroza', 'anar', 'zaytun', 'ink', 'violet', 'leaf'];
const GRAVE_LIGHTS: readonly Pigment[] = ['plaster', 'sky'];
const GRAVE_DEEPS: readonly Pigment[] = ['ink', 'violet', 'leaf', 'lapis'];
const FAMILIES: readonly Family[] = ['hankin', 'rosette', 'cross'];
const ANGLES = [46, 50, 54, 58, 62, 66];

/** By a subject, or by the key of a wall that leads drew. */
export function recipeFor(category: string): Recipe {
  return CURATED_RECIPES.get(category) ?? ownRecipe(category) ?? seededRecipe(category);
}

/** The pigment of the star a story lights: it has to stand out from its own wall. */
export function lampPigment(category: string, { star, ground }: Palette): Pigment {
  if (GRAVE_CATEGORIES.has(category)) {
    return star === 'sky' ? 'plaster' : 'sky';
  }
  return star === 'zafran' || ground === 'zafran' ? 'plaster' : 'zafran';
}

/** Every draw moves the stream on, so reordering these lines would repaint every wall. */
function seededRecipe(category: string): Recipe {
  const next = numberStream(hashText(category));
  const grave = GRAVE_CATEGORIES.has(category);
  const dark = next() < 0.62 || grave;
  const palette = drawPalette({ dark, grave }, next);
  const family = pick(FAMILIES, next);
  const theta = pick(ANGLES, next);
  const strap = dark ? 'plaster' : strapOnLight(palette, next);
  return { family, theta, ...palette, strap, inner: 0.4 + wholeBelow(5, next) * 0.045 };
}

function drawPalette(mood: { dark: boolean; grave: boolean }, next: NumberStream): Palette {
  const lights = mood.grave ? GRAVE_LIGHTS : LIGHTS;
  const deeps = mood.grave ? GRAVE_DEEPS : DEEPS;
  const field = mood.dark ? deeps : lights;
  const contrast = mood.dark ? lights : deeps;
  const ground = pick(field, next);
  const star = pick(contrast, next);
  const square = pick(without(field, [ground]), next);
  const heart = pick(without(field, [ground, square]), next);
  return { ground, star, square, heart };
}

function strapOnLight({ ground, star }: Palette, next: NumberStream): Pigment {
  if (next() >= 0.6) {
    return 'ink';
  }
  return ground === 'plaster' ? star : 'plaster';
}

function without(pigments: readonly Pigment[], used: readonly Pigment[]): readonly Pigment[] {
  return pigments.filter((pigment) => !used.includes(pigment));
}
