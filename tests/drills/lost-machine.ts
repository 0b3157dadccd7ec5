import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bareDebian, type Machine } from './bare-debian.ts';
import type { Drill } from './drill.ts';
import { bring, commandsOfRunbook, follow, hereOnly } from './installation.ts';
import { postStory } from './post-story.ts';
import { SITE } from './prove-installation.ts';
import { sealedMail } from './sealed-mail.ts';
import { startWriting } from './tireless-writers.ts';

const WRITING_MS = 90_000;
const KEPT_AFTER_MS = 60_000;
const REPOSITORY = '/var/lib/pgbackrest';

export const drill: Drill = {
  name: 'lost-machine',
  load: () =>
    `installed by docs/runbook.md, keys copied away, the backups on another machine’s disk; clients post for ${WRITING_MS / 1_000} s after a backup; the machine is gone; restored on a new bare Debian 12 by the runbook’s commands`,
  required:
    'nothing acknowledged older than 60 s lost; a new text is taken; the doctor content; no backup readable without its key',
  smallIn: 'npm run drill -- lost-machine: it takes machines of their own',
  run: async (ground) => {
    const mail = await sealedMail(ground);
    const disk = `hikaya-backups-${randomUUID()}`;
    ground.atEnd(() => execFileSync('podman', ['volume', 'rm', '-f', disk]));
    const machine = () => bareDebian(ground, { disk: `${disk}:${REPOSITORY}` });

    const first = await machine();
    await bring(first, mail.authority);
    const dns = mail.dnsAt(first);
    await follow(first, hereOnly(commandsOfRunbook('install-systemd', mail.url), dns));
    await follow(first, commandsOfRunbook('copy-away'));
    const kept = await carryAway(first);
    const acknowledged = await writeUntilLost(first);
    const older = acknowledged.filter(({ age }) => age > KEPT_AFTER_MS).map(({ title }) => title);

    const second = await machine();
    await bring(second, mail.authority);
    await carryBack(second, kept);
    const begun = performance.now();
    await follow(second, hereOnly(commandsOfRunbook('lost-machine'), dns));
    const seconds = Math.round((performance.now() - begun) / 1_000);
    const titles = await titlesIn(second, 'hikaya');
    const lost = older.filter((title) => !titles.has(title)).length;
    const newest = acknowledged.filter(({ title }) => !titles.has(title)).length - lost;
    const posted = await postStory(SITE.web, { title: 'After the fire', host: SITE.hosts.site });
    const doctor = await second.sh(`hikaya doctor --dns ${dns}`);

    const sealed = await readWithoutKey(second);
    const control = await restoreWithoutArchive(second);
    const without = older.filter((title) => !control.has(title)).length;
    return {
      measured: `${acknowledged.length} acknowledged, ${older.length} of them older than the limit: ${lost} of these lost, ${newest} of the newest; back after ${seconds} s; a new text is answered ${posted.status}; doctor ends with ${doctor.code}; another key reads ${sealed ? 'nothing' : 'THE BACKUP'}`,
      held: older.length > 0 && lost === 0 && posted.status === 201 && doctor.code === 0 && sealed,
      control: {
        measured: `without the archive ${without} of ${older.length} lost`,
        attackSucceeded: without > 0,
      },
    };
  },
};

/** What an operator keeps in a safe, held by the drill meanwhile. */
async function carryAway({ sh }: Machine): Promise<string> {
  return (await sh('base64 -w0 /root/keys.tar.gz')).said.trim();
}

async function carryBack({ sh }: Machine, kept: string): Promise<void> {
  const MOST = 100_000;
  for (let at = 0; at < kept.length; at += MOST)
    await sh(`printf %s ${kept.slice(at, at + MOST)} >> /root/keys.base64`);
  await sh('base64 -d /root/keys.base64 > /root/keys.tar.gz');
}

/** Titles that somebody was told are stored, and how long ago that was when the machine was gone. */
async function writeUntilLost(machine: Machine): Promise<{ title: string; age: number }[]> {
  await machine.sh('systemctl start backup-hikaya');
  const told = new Map<string, number>();
  const stop = startWriting(SITE.web, (title) => told.set(title, performance.now()), {
    host: SITE.hosts.site,
  });
  await pause(WRITING_MS);
  await machine.lose();
  const lost = performance.now();
  await stop();
  return [...told].map(([title, time]) => ({ title, age: lost - time }));
}

async function titlesIn({ sh }: Machine, database: string, options = ''): Promise<Set<string>> {
  const { said } = await sh(
    `runuser -u postgres -- psql ${options} -At -d ${database} -c 'SELECT title FROM revision WHERE no = 1'`,
  );
  return new Set(said.split('\n'));
}

/** A thief who has the disk with the backups. */
async function readWithoutKey({ sh }: Machine): Promise<boolean> {
  const { code } = await sh(
    `sed 's|^repo1-cipher-pass=.*|repo1-cipher-pass=another|' /etc/pgbackrest.conf > /tmp/another.conf &&
     chmod 644 /tmp/another.conf && runuser -u postgres -- pgbackrest --config=/tmp/another.conf --stanza=hikaya info | grep -q 'full backup'`,
  );
  return code !== 0;
}

/** The last backup of the lost machine alone, in a cluster of its own. The new machine has made one since. */
async function restoreWithoutArchive(machine: Machine): Promise<Set<string>> {
  const { said } = await machine.sh(
    'runuser -u postgres -- pgbackrest --stanza=hikaya info --output=json',
  );
  const [{ backup }] = JSON.parse(said) as [{ backup: { label: string }[] }];
  const label = backup.at(-2)?.label ?? '';
  await machine.sh(`cd /var/lib/postgresql && install -d -o postgres -m 0700 control &&
    runuser -u postgres -- pgbackrest --stanza=hikaya --pg1-path=/var/lib/postgresql/control --set=${label} --type=immediate --target-action=promote restore &&
    cd control && touch postgresql.conf pg_ident.conf && echo 'local all all peer' > pg_hba.conf && chown postgres postgresql.conf pg_ident.conf pg_hba.conf &&
    runuser -u postgres -- /usr/lib/postgresql/15/bin/pg_ctl -D /var/lib/postgresql/control -w -l /tmp/control.log -o "-p 5999 -c archive_mode=off -c listen_addresses=''" start`);
  while (
    (
      await machine.sh("runuser -u postgres -- psql -p 5999 -Atc 'SELECT pg_is_in_recovery()'")
    ).said.trim() !== 'f'
  )
    await pause(500);
  return titlesIn(machine, 'hikaya', '-p 5999');
}
