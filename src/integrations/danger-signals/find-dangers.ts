import { DANGERS, type Danger, dangersIn } from '#domain/safeguarding/dangers.ts';
import { criesPlainly } from '#domain/safeguarding/plain-cries.ts';
import type { FindDangers } from '#services/ports.ts';
import { type Features, featuresOf } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** One byte a weight. */
function read(base64: string): Int8Array {
  const bytes = Buffer.from(base64, 'base64');
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const any = read(WEIGHTS.any.weights);
const kinds = DANGERS.map((danger) => read(WEIGHTS.kinds[danger].weights));

function weigh({ places, strengths }: Features, weights: Int8Array): number {
  return places.reduce((sum, place, i) => sum + (weights[place] ?? 0) * (strengths[i] ?? 0), 0);
}

/** How much a text reads like one in danger; words that say it outright count too. */
export function heaviness(text: string, outright: readonly Danger[] = dangersIn(text)): number {
  const model = weigh(featuresOf(text, any.length), any) * WEIGHTS.any.scale + WEIGHTS.any.bias;
  return model + (outright.length > 0 ? WEIGHTS.outright : 0);
}

/**
 * Dangers a text speaks of, by what it says and by what it reads like. A signal that moves it to the
 * front for a person: it refuses nothing, and that there is none says nothing.
 */
export const findDangers: FindDangers = (text) => {
  const heard = dangersIn(text);
  // One plain sentence at the end of a long, cheerful story weighs little beside it, and is enough all the same.
  if (criesPlainly(text))
    return heard.includes('risk-to-life') ? heard : ['risk-to-life', ...heard];
  if (heaviness(text, heard) < WEIGHTS.enough) return [];
  return heard.length > 0 ? heard : [likeliest(text)];
};

function likeliest(text: string): Danger {
  const features = featuresOf(text, kinds[0]?.length ?? 1);
  const scores = DANGERS.map((danger, i) => {
    const { scale, bias } = WEIGHTS.kinds[danger];
    return weigh(features, kinds[i] ?? new Int8Array()) * scale + bias;
  });
  return DANGERS[scores.indexOf(Math.max(...scores))] ?? 'risk-to-life';
}
