/** `npm run uniqueness`: how many labels of the demo world point at one text, before and after the desk's advice. */
import { AGE_SECRET } from '#domain/options/ages.ts';
import {
  alikeIn,
  ENOUGH,
  type Likeness,
  type LikenessLines,
  leaveOut,
  likenessOf,
} from '#domain/story/likeness.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import { demoWorld } from '#lab/samples/demo-world.ts';
import type { SampleStory } from '#lab/samples/sample-story.ts';

/** As the demo world is loaded: who tells no age is grown up. */
function faceOf({ name, age, gender, country, city, belief }: SampleStory): LikenessLines {
  const writer = {
    name: name ?? null,
    age: age ?? null,
    adult: (age ?? AGE_SECRET) === AGE_SECRET,
    gender,
    country,
    city: city ?? null,
    belief: belief ?? null,
    link: null,
    social: null,
  };
  return publicFace(writer, { protectMinors: true }, NOTHING_LEFT_OUT);
}

/** One label among all the others. */
function among(shown: LikenessLines, world: readonly LikenessLines[], at: number): Likeness {
  const others = world.filter((_, place) => place !== at).map((other) => alikeIn(shown, other));
  return likenessOf(
    shown,
    others.flatMap((lines) => (lines === null ? [] : [{ ...lines, texts: 1 }])),
  );
}

const before = demoWorld().published.map(faceOf);
const likeness = before.map((face, at) => among(face, before, at));
const after = before.map((face, at) => leaveOut(face, likeness[at]?.hiding?.lines ?? []));

/** Texts that told a city, whether it is still shown or not. */
const withCity = before.flatMap(({ city }, at) => (city === null ? [] : [at]));
const sharing = (faces: readonly LikenessLines[], world: readonly LikenessLines[]) =>
  withCity.map((at) => among(faces[at] ?? fail(at), world, at).sharing);
function fail(at: number): never {
  throw new Error(`No text ${at}.`);
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
const measured = [
  ['as they are shown', sharing(before, before)],
  ['one follows the advice, the others do not', sharing(after, before)],
  ['all follow the advice', sharing(after, after)],
] as const;
const HEAD = [
  'texts with a city',
  'texts',
  'the only one so',
  `fewer than ${ENOUGH}`,
  'city shown',
];
process.stdout.write(row(HEAD) + row(HEAD.map(() => '---')));
for (const [index, [name, counts]] of measured.entries()) {
  const few = counts.filter((count) => count < ENOUGH).length;
  const unique = counts.filter((count) => count === 1).length;
  const shown = withCity.filter((at) => (index === 0 ? before : after)[at]?.city != null).length;
  process.stdout.write(row([name, counts.length, unique, few, shown]));
}

const helped = withCity.filter((at) => likeness[at]?.hiding).length;
const enough = withCity.filter((at) => (likeness[at]?.sharing ?? 0) >= ENOUGH).length;
process.stdout.write(
  `\nOf ${withCity.length} texts with a city ${enough} need no advice, ${helped} get one, and for ${withCity.length - enough - helped} no line left out makes it ${ENOUGH}.\n`,
);
