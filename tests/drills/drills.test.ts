import { describe, expect, inject, test } from 'vitest';
import { DRILLS } from './all-drills.ts';
import { runDrill } from './drill.ts';
import { onGround } from './ground.ts';

describe('drills in their small form', () => {
  const here = DRILLS.filter((drill) => drill.smallIn === undefined);

  test.for(here)('$name', async (drill, { annotate }) => {
    const result = await onGround(inject('postgresUrl'), (ground) =>
      runDrill(drill, ground, 'small'),
    );
    await annotate(`${result.measured}; control: ${result.control}`);
    expect(result, JSON.stringify(result)).toMatchObject({ ok: true });
  });
});
