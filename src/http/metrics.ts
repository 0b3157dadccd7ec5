import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { FIGURES, type Figures } from '#domain/system/figures.ts';
import { VERSION } from './version.ts';

/** Pages take tens of milliseconds, a share picture hundreds; seconds are trouble. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Most questions take a millisecond. */
const QUESTION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10];

/** What Prometheus scrapes of one process. No label holds an address, a word or a story. */
export function createMetrics(kind: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ process: kind });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  const registers = [registry];
  new Gauge({
    name: 'hikaya_build_info',
    help: 'Which release this is.',
    labelNames: ['version'],
    registers,
  }).set({ version: VERSION }, 1);
  const beforeScrape: (() => Promise<void>)[] = [];
  return {
    registry,
    /** Figures of the whole house, read anew for each scrape. */
    showFigures: (read: () => Promise<Figures>) => beforeScrape.push(figuresIn(registry, read)),
    text: async () => {
      await Promise.all(beforeScrape.map((prepare) => prepare()));
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

function figuresIn(registry: Registry, read: () => Promise<Figures>): () => Promise<void> {
  const registers = [registry];
  const readable = new Gauge({
    name: 'hikaya_figures_readable',
    help: 'Whether the database told how the house is.',
    registers,
  });
  const gauges = Object.entries(FIGURES).map(
    ([name, help]) => [name, new Gauge({ name: `hikaya_${name}`, help, registers })] as const,
  );
  return async () => {
    const figures: Record<string, number> | null = await read().catch(() => null);
    readable.set(figures === null ? 0 : 1);
    for (const [name, gauge] of gauges) {
      const value = figures?.[name];
      // An age that is not there is nobody's; the last one must not stay.
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    }
  };
}

/** How long each kind of request took, and how it ended. */
export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const name = 'hikaya_http_seconds';
  // A process that Tor leads to as well has two servers and one such figure.
  const known = registry.getSingleMetric(name);
  const seconds =
    known instanceof Histogram
      ? known
      : new Histogram({
          name,
          help: 'How long requests took.',
          labelNames: ['method', 'route', 'status'],
          buckets: BUCKETS,
          registers: [registry],
        });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}

type Asked = {
  onQuestion: (told: (seconds: number) => void) => void;
  poolUse: () => Record<string, number>;
};

/** How long the database took to answer, and how many connections are in use. */
export function measureDatabase({ registry }: Metrics, { onQuestion, poolUse }: Asked): void {
  const seconds = new Histogram({
    name: 'hikaya_database_seconds',
    help: 'How long questions to the database took.',
    buckets: QUESTION_BUCKETS,
    registers: [registry],
  });
  onQuestion((took) => seconds.observe(took));
  new Gauge({
    name: 'hikaya_connections',
    help: 'Connections to the database: open, busy, waited for, and the most there may be.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      for (const [kind, count] of Object.entries(poolUse())) this.set({ kind }, count);
    },
  });
}

/** Counts under a name and one label. */
export function createCount(metrics: Metrics, name: string, help: string) {
  const counter = new Counter({
    name: `hikaya_${name}_total`,
    help,
    labelNames: ['kind'],
    registers: [metrics.registry],
  });
  return (kind: string) => counter.inc({ kind });
}
