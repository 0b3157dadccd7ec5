import type { Machine } from './bare-debian.ts';
import type { Figures } from './installation.ts';

const PROCESSES = ['web-1', 'desk', 'worker', 'purger'];

/** Size of the image; of each process how soon it is ready and what it takes; and who is less locked up than was meant. */
export async function containerFigures({ sh }: Machine): Promise<Figures> {
  const line = async (command: string) => (await sh(command)).said.trim();
  const [size, base] = await Promise.all(
    ['hikaya:current', 'debian:12-slim'].map((image) =>
      line(`docker image inspect -f '{{.Size}}' ${image}`),
    ),
  );
  const said = [`image ${megabytes(size)} MB, ${megabytes(base)} of them Debian`];
  for (const name of PROCESSES) {
    const started = await line(`docker inspect -f '{{.State.StartedAt}}' hikaya-${name}`);
    const ready = await line(
      `docker logs -t hikaya-${name} 2>&1 | grep '"msg":"ready"' | tail -1 | cut -d' ' -f1`,
    );
    const memory = await line(
      `docker stats --no-stream --format '{{.MemUsage}}' hikaya-${name} | cut -d' ' -f1`,
    );
    const seconds = (Date.parse(ready) - Date.parse(started)) / 1_000;
    said.push(`${name} ready after ${seconds.toFixed(1)} s, ${memory}`);
  }
  const loose = await looseContainers(line);
  if (loose.length === 0) said.push('every container read-only, without a capability, not root');
  return { said, loose };
}

const megabytes = (bytes = '') => Math.round(Number(bytes) / 1_000_000);

async function looseContainers(line: (command: string) => Promise<string>): Promise<string[]> {
  const names = (await line("docker ps --format '{{.Names}}'")).split('\n');
  const loose: string[] = [];
  for (const name of names) {
    const isReadOnly = await line(`docker inspect -f '{{.HostConfig.ReadonlyRootfs}}' ${name}`);
    const pid = await line(`docker inspect -f '{{.State.Pid}}' ${name}`);
    const status = await line(`grep -E '^(Uid|CapEff|NoNewPrivs)' /proc/${pid}/status`);
    const isLocked =
      isReadOnly === 'true' &&
      /CapEff:\s+0+$/m.test(status) &&
      /NoNewPrivs:\s+1$/m.test(status) &&
      !/Uid:\s+0\s/.test(status);
    if (!isLocked) loose.push(name);
  }
  return loose;
}
