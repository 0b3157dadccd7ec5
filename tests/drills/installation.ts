import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { VERSION } from '#http/version.ts';
import type { Machine } from './bare-debian.ts';
import type { Outcome } from './drill.ts';
import type { Ground } from './ground.ts';
import { type Hands, putInFaults } from './installation-faults.ts';
import { type Proofs, proveInstallation, SITE } from './prove-installation.ts';
import { sealedMail } from './sealed-mail.ts';

const MOST_SECONDS = 600;
export const REQUIRED = `all of it within ${MOST_SECONDS} s, the doctor content; every fault named`;
const NEXT = '99.0.0';

export type Figures = { said: string[]; loose: string[] };

export type Installation = {
  drill: string;
  machine: Machine;
  hands: Hands;
  /** What else a command of the runbook has to be on this machine. */
  here?: (command: string) => string;
  /** Where Prometheus' configuration stands on that machine. */
  prometheus: string;
  /** What else is to be told of it, and what is not as it was meant. */
  figures?: (machine: Machine) => Promise<Figures>;
  /** Puts the release in this folder in the place of the one that runs. */
  roll: (folder: string, back: boolean) => string;
};

/** By the runbook's own commands to a published story; then faults, and the next release and back. */
export async function installByRunbook(ground: Ground, made: Installation): Promise<Outcome> {
  const { machine, hands } = made;
  const mail = await sealedMail(ground);
  await bring(machine, mail.authority);
  const begun = performance.now();
  const dns = mail.dnsAt(machine);
  const commands = hereOnly(commandsOfRunbook(made.drill, mail.url), dns).map(made.here ?? same);
  const said = await follow(machine, commands);
  const invitation = invitationIn(said);
  const proofs = await proveInstallation(ground, {
    invitation,
    mailFolder: mail.folder,
    scraped: () => scrape(machine, made.prometheus),
  });
  const seconds = Math.round((performance.now() - begun) / 1_000);
  const doctor = await machine.sh(`hikaya doctor --dns ${dns}`);
  const unheld = doctor.said.split('\n').filter((line) => /^(?:look|broken) /.test(line));
  const figures = (await made.figures?.(machine)) ?? { said: [], loose: [] };
  const faults = await putInFaults(machine, hands, dns);
  const missed = faults.filter(({ named }) => !named).map(({ fault }) => fault);
  const changes = await changeRelease(made);
  return {
    measured: [
      `${seconds} s`,
      sayProofs(proofs),
      `doctor ends with ${doctor.code}`,
      ...unheld,
      ...changes,
      `${faults.length - missed.length} of ${faults.length} faults named`,
      ...missed.map((fault) => `NOT NAMED: ${fault}`),
      ...figures.said,
      ...figures.loose.map((name) => `NOT LOCKED UP: ${name}`),
    ].join('; '),
    held:
      Object.values(proofs).every(Boolean) &&
      changes.join() === `${NEXT} runs,${VERSION} runs` &&
      seconds <= MOST_SECONDS &&
      doctor.code === 0 &&
      missed.length + figures.loose.length === 0,
    control: {
      measured: 'the faults are the control: each makes the doctor end with 1 or 2',
      attackSucceeded: faults.every(({ code }) => code > 0),
    },
  };
}

const same = (command: string) => command;

const sayProofs = (proofs: Proofs) =>
  Object.entries(proofs)
    .map(([what, done]) => `${what}: ${done ? 'yes' : 'NO'}`)
    .join(', ');

function makeRelease(): string {
  execFileSync('bin/release', { stdio: 'pipe' });
  return `dist/hikaya-${VERSION}.tar.gz`;
}

/** The release, and what a machine on the Internet would know: whom to trust, and where names lead. */
export async function bring(machine: Machine, authority: string): Promise<void> {
  const archive = process.env.HIKAYA_ARCHIVE ?? makeRelease();
  await machine.copy(archive, `/root/hikaya-${VERSION}.tar.gz`);
  await machine.copy(authority, '/usr/local/share/ca-certificates/mail.crt');
  await machine.copy('/usr/bin/prometheus', '/usr/local/bin/prometheus');
  const hosts = Object.entries(hostsOf(machine)).map(([host, address]) => `${address} ${host}`);
  await machine.sh(`update-ca-certificates; printf '%s\\n' '${hosts.join("' '")}' >> /etc/hosts`);
}

export const hostsOf = ({ address }: Machine): Record<string, string> => ({
  [SITE.hosts.site]: address.itself,
  [SITE.hosts.desk]: address.itself,
  [SITE.hosts.mail]: address.outside,
});

/** One after the other, as an operator types them; what they said. */
export async function follow(machine: Machine, commands: readonly string[]): Promise<string> {
  let said = '';
  for (const command of commands) {
    const done = await machine.sh(`cd /root && ${command}`);
    said += `${done.said}\n`;
    if (done.code !== 0) throw new Error(`${command} ended with ${done.code}: ${done.said}`);
  }
  return said;
}

/** Nobody on the Internet can vouch for names that exist only here. */
export const hereOnly = (commands: readonly string[], dns: string) =>
  commands.map((command) =>
    command
      .replace(/deploy\/(?:install|install-compose|restore)(?= |$)/, '$& --local-tls')
      .replace(/hikaya doctor/, `$& --dns ${dns}`),
  );

/** Exactly what stands there, with an operator's own names in place of ours. */
export function commandsOfRunbook(drill: string, smtp = ''): string[] {
  const [, block = ''] =
    new RegExp(`<!-- drill: ${drill} -->\\n\`\`\`sh\\n([\\s\\S]*?)\`\`\``).exec(
      readFileSync('docs/runbook.md', 'utf8'),
    ) ?? [];
  const commands = block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter(Boolean);
  if (commands.length === 0) throw new Error(`The runbook has no commands for ${drill}.`);
  return commands.map((command) =>
    command
      .replaceAll('VERSION', VERSION)
      .replace('smtps://USER:PASSWORD@mail.your-name.org', smtp)
      .replaceAll('your-name.org', SITE.domain),
  );
}

/** A few lines by the release's own Node, on that machine; without a single quote in them. */
export async function runThere(sh: Machine['sh'], script: string, words = ''): Promise<string> {
  return (await sh(`/opt/hikaya/runtime/node -e '${script}' ${words}`)).said.trim();
}

/** One statement as a superuser in our database, where Debian's PostgreSQL runs. */
export const psql = (statement: string) =>
  `runuser -u postgres -- psql -q -d hikaya -c "${statement}"`;

const PROCESSES = 5;

/** Prometheus with the configuration that was installed: does it see every process? Started once, asked until it does. */
export async function scrape({ sh }: Machine, configuration: string): Promise<boolean> {
  const start = `prometheus --config.file=${configuration} --storage.tsdb.path=/tmp/prometheus --web.listen-address=127.0.0.1:9090`;
  await sh(`mkdir /tmp/prometheus && setsid nohup ${start} >/dev/null 2>&1 &`);
  const look = `fetch("http://127.0.0.1:9090/api/v1/query?query=sum(up{job=%22hikaya%22})")
    .then((answer) => answer.json()).then(({ data }) => console.log(data.result[0].value[1]))`;
  return (await runThere(sh, look)) === String(PROCESSES);
}

export const invitationIn = (said: string) => said.match(/https:\S+\/desk\/enrol#\S+/)?.[0] ?? '';

/** The next release as it would come, and the way back: which version answers after each. */
async function changeRelease({ machine: { sh }, roll, prometheus }: Installation) {
  const answering = async () => {
    const look = `Promise.all(process.argv.slice(1).map(async (at) =>
      (await (await fetch("http://" + at + "/metrics")).text()).match(/hikaya_build_info.version=.([0-9.]+)/)[1]))
      .then((all) => console.log([...new Set(all)].join(" and ")))`;
    const targets = `$(grep -oE '[0-9.]+:143?[0-9]+' ${prometheus})`;
    return `${await runThere(sh, look, targets)} runs`;
  };
  const folder = (version: string) => `/opt/hikaya-${version}`;
  await sh(
    `cp -a ${folder(VERSION)} ${folder(NEXT)} && sed -i 's|"version": "${VERSION}"|"version": "${NEXT}"|' ${folder(NEXT)}/package.json`,
  );
  const there = await sh(roll(folder(NEXT), false));
  const next = there.code === 0 ? await answering() : there.said;
  const back = await sh(roll(folder(VERSION), true));
  return [next, back.code === 0 ? await answering() : back.said];
}
