import { numberWord } from '#domain/number-word.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { MOVES } from '../shell/moves.ts';
import { Notice } from '../shell/notice.tsx';
import { useKeys } from '../shell/use-keys.ts';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/system';
import { processRows } from './process-rows.ts';
import { ProcessTable } from './process-table.tsx';
import { RowTable } from './row-table.tsx';
import { promisedRows, waitingRows } from './system-rows.ts';
import { useLooksAgain } from './use-looks-again.ts';
import { WantALook } from './want-a-look.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { readSystem, site } = context.get(deskContext);
  return { ...(await readSystem({ by: officerOf(context) })), timeZone: site.timeZone };
}

/** Mails that were given up, once more. */
export async function action({ context }: Route.ActionArgs) {
  const tried = await context.get(deskContext).retryMails({ by: officerOf(context) });
  return { said: tried === 1 ? 'One mail is tried again.' : `${tried} mails are tried again.` };
}

export const meta: Route.MetaFunction = () => [{ title: 'System – Desk' }];

export default function SystemPage({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  const { now, processes, timeZone } = loaderData;
  const look = useLooksAgain();
  useKeys({ [MOVES.look.key]: look });
  const [waiting, promised] = [waitingRows(loaderData), promisedRows(loaderData)];
  const unwell = [...waiting, ...promised, ...processRows(processes)].filter(
    ({ condition }) => condition !== 'well',
  );
  const broken = unwell.filter(({ condition }) => condition === 'broken');
  const version = processes.find(({ kind }) => kind === 'desk')?.running[0]?.version;
  return (
    <main className="dpage full sys" id="main">
      <div className="dhead">
        <div>
          <h1>System</h1>
          <p>
            {sayUnwell(unwell.length)}, as of{' '}
            <DateTime at={now} timeZone={timeZone} withTime endsSentence />
          </p>
        </div>
        <p className="sysv">
          {version && <b>Version {version}</b>}
          <br />
          Looks again by itself every minute ·{' '}
          <button type="button" className="as-link" onClick={look}>
            Look now <kbd aria-hidden>{MOVES.look.key}</kbd>
          </button>
        </p>
      </div>
      <Notice answer={actionData} />
      <p className="vh" role="status">
        {broken.length > 0 && `Broken: ${broken.map(({ what }) => what).join(', ')}.`}
      </p>
      <WantALook rows={unwell.toSorted((a, b) => a.condition.localeCompare(b.condition))} />
      <div className="sysgrid">
        <RowTable title="What people wait for" rows={waiting} />
        <RowTable title="What we promised to erase, and to keep" rows={promised} />
      </div>
      <ProcessTable {...loaderData} />
    </main>
  );
}

function sayUnwell(count: number): string {
  if (count === 0) return 'Everything is well';
  if (count === 1) return 'One thing wants a look, everything else is well';
  return `${numberWord(count)} things want a look, everything else is well`;
}
