import { setTimeout as pause } from 'node:timers/promises';
import { launchChromium } from '#support/chromium.ts';
import { bareDebian, type Machine } from './bare-debian.ts';
import type { Drill } from './drill.ts';
import {
  bring,
  commandsOfRunbook,
  follow,
  hereOnly,
  invitationIn,
  psql,
  runThere,
  scrape,
} from './installation.ts';
import { until } from './mail-ground.ts';
import { postStory } from './post-story.ts';
import { publish, SITE, sendStory, signInFirst } from './prove-installation.ts';
import { sealedMail } from './sealed-mail.ts';

/** The mail server may be away for ten minutes before anybody is called, and a minute more to be sure. */
const CALLED_WITHIN_MS = 15 * 60_000;
const LOOKS_EVERY_MS = 5_000;
const WANTED = [
  'HikayaTextsOverdue',
  'HikayaMailOldest',
  'HikayaPurgeOldest',
  'HikayaArchiveFailing',
];
const CONFIGURATION = '/opt/hikaya/deploy/monitoring/prometheus.yml';

export const drill: Drill = {
  name: 'alerts',
  load: () =>
    'an installation by the runbook with the Prometheus rules that ship; the mail server, the cache and the archive go away, a text’s day is set back; no clock is changed',
  required: `all four alerts fire within ${CALLED_WITHIN_MS / 60_000} minutes`,
  smallIn: 'npm run drill -- alerts: it takes a machine of its own',
  run: async (ground) => {
    const machine = await bareDebian(ground);
    const mail = await sealedMail(ground);
    await bring(machine, mail.authority);
    const commands = commandsOfRunbook('install-systemd', mail.url);
    const said = await follow(machine, hereOnly(commands, mail.dnsAt(machine)));
    await until(60_000, () => scrape(machine, CONFIGURATION));
    const browser = await launchChromium({ whole: true, names: `*.${SITE.domain}` });
    ground.atEnd(() => browser.close());
    await sendStory(browser);
    const officer = await signInFirst(browser, invitationIn(said));
    // Long enough for a rule that would fire while all is well.
    await pause(90_000);
    const early = (await firing(machine)).filter((name) => WANTED.includes(name));

    await mail.stop();
    await machine.sh('systemctl stop varnish');
    await machine.sh(psql("ALTER SYSTEM SET archive_command = 'false'"));
    await machine.sh(psql('SELECT pg_reload_conf()'));
    await publish(officer);
    await postStory(SITE.web, { title: 'Nobody has read this', host: SITE.hosts.site });
    await pause(LOOKS_EVERY_MS);
    await machine.sh(psql("UPDATE story SET due_on = due_on - 30 WHERE state = 'received'"));
    const seconds = await timeUntilCalled(machine);
    const missed = WANTED.filter((name) => !seconds.has(name));
    return {
      measured: [...seconds].map(([name, after]) => `${name} after ${after} s`).join(', '),
      held: missed.length === 0,
      control: {
        measured: `before anything was away ${early.length === 0 ? 'none of them' : early.join(', ')} fired`,
        attackSucceeded: early.length === 0,
      },
    };
  },
};

async function firing({ sh }: Machine): Promise<string[]> {
  const look = `fetch("http://127.0.0.1:9090/api/v1/alerts").then((answer) => answer.json()).then(({ data }) =>
    console.log(data.alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname).join(" ")))`;
  return (await runThere(sh, look)).split(' ');
}

async function timeUntilCalled(machine: Machine): Promise<Map<string, number>> {
  const begun = performance.now();
  const seconds = new Map<string, number>();
  while (seconds.size < WANTED.length && performance.now() - begun < CALLED_WITHIN_MS) {
    await pause(LOOKS_EVERY_MS);
    for (const name of await firing(machine))
      if (WANTED.includes(name) && !seconds.has(name))
        seconds.set(name, Math.round((performance.now() - begun) / 1_000));
  }
  return seconds;
}
