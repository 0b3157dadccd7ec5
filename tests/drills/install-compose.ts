import { bareDebian, type Machine, ROOT } from './bare-debian.ts';
import { containerFigures } from './container-figures.ts';
import type { Drill } from './drill.ts';
import { hostsOf, installByRunbook, REQUIRED } from './installation.ts';

export const drill: Drill = {
  name: 'install-compose',
  load: () =>
    'the commands of docs/runbook.md for containers on a bare Debian 12; then the same story, faults and change of release as in install-systemd',
  required: REQUIRED,
  smallIn: 'npm run drill -- install-compose: it takes a machine of its own',
  run: async (ground) => {
    const machine = await bareDebian(ground, { containers: true });
    await prepare(machine);
    return installByRunbook(ground, {
      drill: 'install-compose',
      machine,
      hands: {
        stop: (service) => `docker stop hikaya-${service}`,
        start: (service) => `docker start hikaya-${service}`,
        sql: (statement) =>
          `docker exec -e PGPASSWORD=$(cat /etc/hikaya/postgres-password) hikaya-postgres psql -q -U postgres -d hikaya -c "${statement}"`,
      },
      // There is no registry with images here; a Debian is a Debian.
      here: (command) =>
        command.replace(
          /^apt-get .*docker.*$/,
          '$& && docker import /root/debian.tar debian:12-slim',
        ),
      figures: containerFigures,
      prometheus: '/etc/hikaya/prometheus.yml',
      roll: (folder, back) =>
        `${folder}/deploy/install-compose --local-tls ${back ? '--back' : ''}`,
    });
  },
};

/** What a machine on the Internet would have: an image to begin with, and names that somebody resolves. */
async function prepare(machine: Machine): Promise<void> {
  await machine.copy(ROOT, '/root/debian.tar');
  const named = { extra_hosts: Object.entries(hostsOf(machine)).map((named) => named.join(':')) };
  const override = { version: '3.9', services: { worker: named, tools: named } };
  await machine.sh(`mkdir -p /etc/hikaya /etc/docker
cat > /etc/hikaya/compose.override.yaml <<'END'
${JSON.stringify(override)}
END
# This machine is a container itself.
echo '{"default-cgroupns-mode":"private"}' > /etc/docker/daemon.json`);
}
