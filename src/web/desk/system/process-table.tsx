import type { System, SystemProcess } from '#services/system/read-system.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { Beat } from './beat.tsx';
import { PROCESS_NAMES } from './process-names.ts';
import { Sign } from './sign.tsx';

type Props = Pick<System, 'processes' | 'database'> & { timeZone: string };

export function ProcessTable({ processes, database, timeZone }: Props) {
  return (
    <section aria-label="Processes">
      <h2>Processes</h2>
      <table className="data syst procs">
        <thead>
          <tr>
            <th scope="col">Process</th>
            <th scope="col">How</th>
            <th scope="col">The last 24 hours</th>
            <th scope="col" className="num">
              Memory
            </th>
            <th scope="col">Up since</th>
            <th scope="col" className="num">
              Version
            </th>
          </tr>
        </thead>
        <tbody>
          {processes.map((one) => (
            <ProcessRow key={one.kind} {...one} timeZone={timeZone} />
          ))}
          <tr>
            <th scope="row">Database</th>
            <td>
              <Sign of="well" />
            </td>
            <td />
            <td />
            <td className="since">
              <DateTime at={database.startedAt} timeZone={timeZone} withTime />
            </td>
            <td className="num">{database.version}</td>
          </tr>
        </tbody>
      </table>
      <p className="keyline">
        <span>
          <i className="f" aria-hidden />
          Up
        </span>
        <span>
          <i className="n" aria-hidden />
          Restarted
        </span>
        <span>
          <i className="e" aria-hidden />
          Down
        </span>
      </p>
    </section>
  );
}

function ProcessRow({
  kind,
  condition,
  running,
  hours,
  timeZone,
}: SystemProcess & { timeZone: string }) {
  const [name, does] = PROCESS_NAMES[kind];
  const [first] = running;
  const versions = [...new Set(running.map(({ version }) => version))];
  return (
    <tr>
      <th scope="row">
        {name}
        {running.length > 1 && ` × ${running.length}`}
        <small>{does}</small>
      </th>
      <td>
        <Sign of={condition} />
      </td>
      <td>
        <Beat hours={hours} />
      </td>
      <td className="num">
        {first && `${running.reduce((sum, { memoryMb }) => sum + memoryMb, 0)} MB`}
      </td>
      <td className="since">
        {first ? (
          <DateTime at={first.startedAt} timeZone={timeZone} withTime />
        ) : (
          'nobody is heard of'
        )}
      </td>
      <td className="num">{versions.join(' and ')}</td>
    </tr>
  );
}
