/**
 * `npm run safeguarding:train`: learns the weights of `src/integrations/danger-signals` from the authors of
 * `tests/corpus/safeguarding/training` and the first ones, says what they are worth for authors it did not learn from
 * (cross-validation), and writes them. The second authors are never read here.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DANGERS, type Danger, dangersIn } from '#domain/safeguarding/dangers.ts';
import { type Features, featuresOf } from '#integrations/danger-signals/features.ts';
import { demoWorld } from '#lab/samples/demo-world.ts';
import { CORPUS, DANGER_OF, linesOf, type Risk } from './corpus-lines.ts';

const TARGET = 'src/integrations/danger-signals/weights.ts';
const ANY = 1 << 16;
const KIND = 1 << 13;
/** Of texts about grief, war and jokes by authors it did not learn from, at most so many are raised. */
const RAISED = 0.06;
const [EPOCHS, RATE, DECAY, FOUND_WEIGHS] = [30, 0.5, 0.00001, 1.5];

type Text = {
  author: string;
  kind: Danger | null;
  any: Features;
  kinds: Features;
  outright: number;
};
type Model = { weights: Float64Array; bias: number };

const authors = [
  ...readdirSync(path.join(CORPUS, 'safeguarding/training')).map((file) => `training/${file}`),
  ...['en', 'fr', 'ur', 'ar'].map((language) => `${language}-first.jsonl`),
];
const written = authors.flatMap((file) =>
  linesOf(`safeguarding/${file}`).map((line) => {
    const { kind, text } = JSON.parse(line) as { kind: Risk | 'none'; text: string };
    return toText(
      text,
      kind === 'none' ? null : DANGER_OF[kind],
      file.replace(/^.*-(\w+)\.jsonl$/, '$1'),
    );
  }),
);
/** Ordinary texts of the other checks: without them it would know nothing but grief. */
const ordinary = [
  ...['en', 'fr', 'ur', 'ar'].flatMap((language) =>
    linesOf(`clean/${language}.txt`).map((text, i) => toText(text, null, `clean${i % 4}`)),
  ),
  // And as long as real ones; those that wait in the demo world are left to measure by.
  ...demoWorld().published.map(({ title, body }, i) =>
    toText(`${title}\n${body}`, null, `clean${i % 4}`),
  ),
];

function toText(text: string, kind: Danger | null, author: string): Text {
  const outright = dangersIn(text).length > 0 ? 1 : 0;
  return { author, kind, any: featuresOf(text, ANY), kinds: featuresOf(text, KIND), outright };
}

const scoreOf = ({ weights, bias }: Model, { places, strengths }: Features) =>
  places.reduce((sum, place, i) => sum + (weights[place] ?? 0) * (strengths[i] ?? 0), bias);

/** Logistic regression by AdaGrad, in an order that is the same every time. */
function learn(texts: readonly { features: Features; is: boolean }[], size: number): Model {
  const model = { weights: new Float64Array(size), bias: 0 };
  const seen = new Float64Array(size).fill(1e-8);
  let seenBias = 1e-8;
  const order = texts.map((_, i) => i);
  let seed = 7;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      const j = seed % (i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const i of order) {
      const text = texts[i];
      if (!text) continue;
      const { features, is } = text;
      const likely = 1 / (1 + Math.exp(-scoreOf(model, features)));
      const error = (likely - Number(is)) * (is ? FOUND_WEIGHS : 1);
      for (const [n, place] of features.places.entries()) {
        const slope = error * (features.strengths[n] ?? 0) + DECAY * (model.weights[place] ?? 0);
        seen[place] = (seen[place] ?? 0) + slope * slope;
        model.weights[place] =
          (model.weights[place] ?? 0) - (RATE * slope) / Math.sqrt(seen[place] ?? 1);
      }
      seenBias += error * error;
      model.bias -= (RATE * error) / Math.sqrt(seenBias);
    }
  }
  return model;
}

const learnAny = (texts: readonly Text[]) =>
  learn(
    texts.map(({ any, kind }) => ({ features: any, is: kind !== null })),
    ANY,
  );

/** What words that say it outright add; the same for every text, so a small search finds it. */
const OUTRIGHT = [0, 0.5, 1, 1.5, 2, 3];

const folds = [...new Set(written.map(({ author }) => author))];
const strange = folds.flatMap((fold, i) => {
  const model = learnAny([
    ...written.filter(({ author }) => author !== fold),
    ...ordinary.filter(({ author }) => author !== `clean${i % 4}`),
  ]);
  return written
    .filter(({ author }) => author === fold)
    .map((text) => ({ ...text, score: scoreOf(model, text.any) }));
});

const risks = strange.filter(({ kind }) => kind !== null);
const harmless = strange.filter(({ kind }) => kind === null);
const total = (text: { score: number; outright: number }, outright: number) =>
  text.score + text.outright * outright;
const at = (raised: number, outright: number) => {
  const scores = harmless.map((text) => total(text, outright)).toSorted((a, b) => b - a);
  const enough = scores[Math.floor(scores.length * raised)] ?? 0;
  const found = risks.filter((text) => total(text, outright) > enough).length / risks.length;
  return { enough, found };
};
const outright = OUTRIGHT.toSorted((a, b) => at(RAISED, b).found - at(RAISED, a).found)[0] ?? 0;
for (const raised of [0.02, RAISED, 0.1])
  process.stdout.write(
    `authors it did not learn from: ${at(raised, outright).found.toFixed(3)} found with ${raised} of the hard ones raised\n`,
  );

const whole = learnAny([...written, ...ordinary]);
const kinds = DANGERS.map((danger) =>
  learn(
    written
      .filter(({ kind }) => kind !== null)
      .map(({ kinds: features, kind }) => ({ features, is: kind === danger })),
    KIND,
  ),
);

function packed({ weights, bias }: Model) {
  const most = weights.reduce((high, weight) => Math.max(high, Math.abs(weight)), 0);
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight / most) * 127));
  return {
    scale: most / 127,
    bias: Number(bias.toFixed(4)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
}

const { enough } = at(RAISED, outright);
const weights = {
  enough: Number(enough.toFixed(4)),
  outright,
  any: packed(whole),
  kinds: Object.fromEntries(DANGERS.map((danger, i) => [danger, packed(kinds[i] ?? whole)])),
};
writeFileSync(
  TARGET,
  `/** Learned by \`npm run safeguarding:train\`; not to be changed by hand. */\nexport const WEIGHTS = ${JSON.stringify(weights, null, 2)};\n`,
);
execFileSync('npx', ['biome', 'format', '--write', TARGET]);
