import { bandOf, ENOUGH, type LikenessLines } from './likeness.ts';

/**
 * How many have written from a country, and of one age band there: rounded down, and left out where fewer than five
 * have. It goes to every writer's device, so that nobody has to say where they live to be advised.
 */
export type Crowds = Record<string, { all: number; bands: Record<string, number> }>;

/** Below this, a city and an age are nearly always one person's: ten ages and two genders share a band. */
const FEW = 20;

export type CountedWriters = Pick<LikenessLines, 'country' | 'age' | 'ageBand'> & { texts: number };

export function crowdsOf(counted: readonly CountedWriters[]): Crowds {
  const countries = new Map<string, { all: number; bands: Map<string, number> }>();
  for (const { country, texts, ...told } of counted) {
    const one = countries.get(country) ?? { all: 0, bands: new Map<string, number>() };
    countries.set(country, one);
    one.all += texts;
    const band = bandOf(told);
    if (band !== null) one.bands.set(band, (one.bands.get(band) ?? 0) + texts);
  }
  return Object.fromEntries(
    [...countries]
      .filter(([, { all }]) => all >= ENOUGH)
      .map(([country, { all, bands }]) => {
        const enough = [...bands].filter(([, texts]) => texts >= ENOUGH);
        const rounded = enough.map(([band, texts]) => [band, roundedDown(texts)] as const);
        return [country, { all: roundedDown(all), bands: Object.fromEntries(rounded) }];
      }),
  );
}

/** 5, 10, 20, 50, 100, 200 …: one more text is not to be seen in it. */
function roundedDown(texts: number): number {
  const unit = 10 ** Math.floor(Math.log10(texts));
  const step = [5, 2, 1].find((times) => texts >= times * unit) ?? 1;
  return step * unit;
}

/** Why a writer is advised to leave the city out. */
export type FewLike = {
  country: string;
  /** Many wrote from there, but few of that age. */
  ofThatAge: boolean;
  /** What could lead to the writer together. */
  together: readonly ('city' | 'age' | 'belief')[];
};

/** Only where a city would be shown: a country and an age alone are wide enough. */
export function fewLike(shown: LikenessLines, crowds: Crowds): FewLike | null {
  if (shown.city === null) return null;
  const from = crowds[shown.country];
  const band = bandOf(shown);
  const isFew = (from?.all ?? 0) < FEW;
  const ofThatAge = !isFew && band !== null && (from?.bands[band] ?? 0) < FEW;
  if (!isFew && !ofThatAge) return null;
  const together = [
    'city' as const,
    ...(band === null ? [] : ['age' as const]),
    ...(shown.belief === null ? [] : ['belief' as const]),
  ];
  return { country: shown.country, ofThatAge, together };
}
