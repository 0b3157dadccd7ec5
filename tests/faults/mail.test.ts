import { describe, inject, test } from 'vitest';
import { runDrill } from '../drills/drill.ts';
import { onGround } from '../drills/ground.ts';
import { drill as workerKilled } from '../drills/mail-worker-killed.ts';
import { drill as smtpDown } from '../drills/smtp-down.ts';

/** Apart from the other drills: they wait for mails and heartbeats, and need no build. */
describe('writers are told', { concurrent: true }, () => {
  test.for([smtpDown, workerKilled])('$name', { timeout: 400_000 }, async (drill, { expect }) => {
    const result = await onGround(inject('postgresUrl'), (ground) =>
      runDrill(drill, ground, 'small'),
    );
    expect(result, JSON.stringify(result)).toMatchObject({ ok: true });
  });
});
