import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { openArchives } from './archive.ts';
import { type Bench, median, ratio } from './bench.ts';
import { waits } from './waits.ts';

const SIZES = [10_000, 1_000_000, 10_000_000];
const ROUNDS = 5;
const ASKED = 60;

/** First, middle and last page of everything, at every size. */
export const archiveSizes: Bench = {
  name: 'archive-sizes',
  run: async (ground, { largest, keep }) => {
    const sizes = SIZES.filter((size) => size <= largest);
    const archives = await openArchives(
      ground,
      sizes.map((stories) => ({ stories, search: false })),
      keep,
    );
    const database = await ground.database();
    const origins = new Map<number, string>();
    for (const size of sizes) {
      const server = await ground.server(database, { environment: archives.environment(size) });
      origins.set(size, server.origin);
    }
    const page = (size: number, number: number) => async () =>
      median(
        await waits(
          `${origins.get(size)}/api/story/some?pageNumber=${number}&numStories=${PAGE_SIZE}`,
          ASKED,
        ),
      );
    const last = (size: number) => Math.ceil(size / PAGE_SIZE) - 1;
    const figures = [];
    for (const size of sizes)
      for (const [name, number] of [
        ['last', last(size)],
        ['middle', Math.floor(last(size) / 2) + 7],
      ] as const)
        figures.push(
          await ratio({
            figure: `${name} page ÷ first page at ${size.toLocaleString('en-CA')} stories`,
            required: { atMost: 1.5 },
            rounds: ROUNDS,
            of: page(size, number),
            to: page(size, 0),
            unit: 'ms',
          }),
        );
    const [smallest = 0] = sizes;
    for (const size of sizes.slice(1))
      figures.push(
        await ratio({
          figure: `first page at ${size.toLocaleString('en-CA')} ÷ at ${smallest.toLocaleString('en-CA')} stories`,
          required: { atMost: 1.5 },
          rounds: ROUNDS,
          of: page(size, 0),
          to: page(smallest, 0),
          unit: 'ms',
        }),
      );
    return figures;
  },
};
