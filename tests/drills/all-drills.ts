import { drill as alerts } from './alerts.ts';
import { drill as blindKeys } from './blind-keys.ts';
import { drill as brigade } from './brigade.ts';
import { drill as cachePoisoning } from './cache-poisoning.ts';
import { drill as census } from './census.ts';
import { drill as classOfForty } from './class.ts';
import { drill as counters } from './counters.ts';
import { drill as cryForHelp } from './cry-for-help.ts';
import { drill as csrf } from './csrf.ts';
import { drill as diskFull } from './disk-full.ts';
import type { Drill } from './drill.ts';
import { drill as failover } from './failover.ts';
import { drill as flood } from './flood.ts';
import { drill as fuzz } from './fuzz.ts';
import { drill as hostileText } from './hostile-text.ts';
import { drill as hundredEdits } from './hundred-edits.ts';
import { drill as installCompose } from './install-compose.ts';
import { drill as installSystemd } from './install-systemd.ts';
import { drill as junk } from './junk.ts';
import { drill as kill } from './kill.ts';
import { drill as lostMachine } from './lost-machine.ts';
import { drill as workerKilled } from './mail-worker-killed.ts';
import { drill as markerHunt } from './marker-hunt.ts';
import { drill as officerRoutes } from './officer-routes.ts';
import { drill as oldCode } from './old-code.ts';
import { drill as patroni } from './patroni.ts';
import { drill as postgresKilled } from './postgres-killed.ts';
import { drill as release } from './release.ts';
import { drill as restore } from './restore.ts';
import { drill as rotate } from './rotate.ts';
import { drill as slow } from './slow.ts';
import { drill as smtpDown } from './smtp-down.ts';
import { drill as takedown } from './takedown.ts';
import { drill as thiefsHour } from './thiefs-hour.ts';
import { drill as unicode } from './unicode.ts';

/** In the order of the table. A new drill is one file that exports `drill`, and one line here. */
export const DRILLS: readonly Drill[] = [
  kill,
  postgresKilled,
  failover,
  patroni,
  diskFull,
  restore,
  release,
  oldCode,
  alerts,
  installCompose,
  installSystemd,
  lostMachine,
  smtpDown,
  workerKilled,
  rotate,
  unicode,
  hostileText,
  csrf,
  officerRoutes,
  thiefsHour,
  blindKeys,
  cachePoisoning,
  takedown,
  hundredEdits,
  cryForHelp,
  markerHunt,
  census,
  fuzz,
  slow,
  flood,
  brigade,
  junk,
  classOfForty,
  counters,
];
