import { bareDebian } from './bare-debian.ts';
import type { Drill } from './drill.ts';
import { installByRunbook, psql, REQUIRED } from './installation.ts';

/** Debian's own units keep their names. */
const DEBIANS: Record<string, string> = {
  varnish: 'varnish',
  caddy: 'caddy',
  redis: 'redis-server@hikaya',
};
const unit = (service: string) => DEBIANS[service] ?? `hikaya-${service}`;

export const drill: Drill = {
  name: 'install-systemd',
  load: () =>
    'the commands of docs/runbook.md on a bare Debian 12 with systemd; then a story is sent, published by an officer with a passkey, mailed and read; sixteen faults put in; the next release takes its place, and gives it back',
  required: REQUIRED,
  smallIn: 'npm run drill -- install-systemd: it takes a machine of its own',
  run: async (ground) =>
    installByRunbook(ground, {
      drill: 'install-systemd',
      machine: await bareDebian(ground),
      hands: {
        stop: (service) => `systemctl stop ${unit(service)}`,
        start: (service) => `systemctl start ${unit(service)}`,
        sql: psql,
      },
      prometheus: '/opt/hikaya/deploy/monitoring/prometheus.yml',
      roll: (folder, back) => `${folder}/deploy/roll ${back ? '--back' : ''}`,
    }),
};
