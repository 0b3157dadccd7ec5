import { watchOf } from '#domain/system/watches.ts';
import type { System } from '#services/system/read-system.ts';
import { PROCESS_NAMES } from './process-names.ts';
import type { SystemRow } from './system-rows.ts';

export function processRows(processes: System['processes']): SystemRow[] {
  return processes.map(({ kind, condition, running }) => ({
    what: PROCESS_NAMES[kind][0],
    condition,
    now: running.length === 0 ? 'not running' : 'one of them is silent',
    since: '',
    says: `${watchOf('processes_silent').says} Look at its log.`,
  }));
}
