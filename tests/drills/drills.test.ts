import { describe, inject, test } from 'vitest';
import { DRILLS } from './all-drills.ts';
import { runDrill } from './drill.ts';
import { onGround } from './ground.ts';

// Together, because most of the time they wait for something that was killed or is slow.
describe('drills in their small form', { concurrent: true }, () => {
  const here = DRILLS.filter((drill) => drill.smallIn === undefined);

  // One that changes releases waits for six processes, one that kills a mail worker for its heartbeat.
  test.for(here)('$name', { timeout: 400_000 }, async (drill, { annotate, expect }) => {
    const result = await onGround(inject('postgresUrl'), (ground) =>
      runDrill(drill, ground, 'small'),
    );
    await annotate(`${result.measured}; control: ${result.control}`);
    expect(result, JSON.stringify(result)).toMatchObject({ ok: true });
  });
});
