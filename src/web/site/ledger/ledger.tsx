import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { FEWEST, type LedgerLine, type Measure } from '#domain/ledger/ledger.ts';
import { addressIn } from '#domain/options/locales.ts';
import { servicesContext } from '#web/services-context.ts';
import { LOCALE } from '#web/words/locale.ts';
import { numberText } from '#web/words/numbers.ts';
import { monthsTextIn } from '#words/month-text.ts';
import { pageTags } from '../sharing/page-tags.ts';
import type { Route } from './+types/ledger';
import { lineWords } from './ledger-words.ts';

const LEAD = t`What became of the texts that people sent us, by month and by reason.`;

export async function loader({ context }: Route.LoaderArgs) {
  const lines = await context.get(servicesContext).listLedger();
  return {
    lines: lines.map((line) => ({ ...line, when: monthsTextIn(LOCALE, line.since, line.until) })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: t`The ledger of care`,
    description: LEAD,
    path: '/ledger',
  });

type Told = LedgerLine & { when: string };

export default function Ledger({ loaderData: { lines } }: Route.ComponentProps) {
  const of = (...measures: Measure[]) => lines.filter(({ measure }) => measures.includes(measure));
  const fewest = numberText(FEWEST);
  return (
    <main id="main" className="wrap trustpage ledger end">
      <div className="pagehead">
        <h1>{t`The ledger of care`}</h1>
        <p className="lead">{LEAD}</p>
      </div>
      <div className="stack telling">
        <p>
          <Trans>
            A figure stands here once {fewest} texts or more are behind it and its months are over.
            Until then months run together. So no figure leads to one person, and none is changed
            later.
          </Trans>
        </p>
        <p>
          <Trans>
            All of it is counted from a log that can only be added to. Which of us decided is in
            none of these figures. <Link to="/who-reads">Who reads, and what happens</Link>
          </Trans>
        </p>
      </div>
      <Part id="came" title={t`What came, and what hangs here`}>
        <ByMonth
          lines={of('received', 'published')}
          columns={[
            [t`Came`, (line) => ofMeasure(line, 'received')],
            [
              t({ message: 'Published', context: 'how many are' }),
              (line) => ofMeasure(line, 'published'),
            ],
          ]}
        />
      </Part>
      <Part
        id="waited"
        title={t`How long writers waited`}
        note={t`Texts that were brought here from another site are not among them: nobody waited.`}
      >
        <ByMonth
          lines={of('waited')}
          columns={[
            [
              t({ message: 'Texts', context: 'a column of the ledger' }),
              ({ texts }) => numberText(texts),
            ],
            [t`Half within`, ({ half }) => daysWords(half)],
            [t`All within`, ({ longest }) => daysWords(longest)],
          ]}
        />
      </Part>
      <Part
        id="declined"
        title={t`Declined, and why`}
        note={t`A text that was declined for two reasons counts under each.`}
      >
        <ByReason lines={of('declined')} />
      </Part>
      <Part id="removed" title={t`Taken down, and why`}>
        <ByReason lines={of('removed')} />
      </Part>
      <Part id="reported" title={t`Reported by readers`}>
        <ByReason lines={of('reported', 'answered')} />
      </Part>
      <Part id="again" title={t`Looked at again`}>
        <ByReason lines={of('appealed', 'upheld', 'overturned')} />
      </Part>
      <p className="row">
        <a className="btn small ghost" href={addressIn(LOCALE, '/ledger.csv')} download>
          {t`As a table (CSV)`}
        </a>
        <a className="btn small ghost" href={addressIn(LOCALE, '/ledger.json')}>
          {t`For programs (JSON)`}
        </a>
      </p>
    </main>
  );
}

type PartProps = {
  id: string;
  title: string;
  note?: string;
  children: ReactElement<{ lines: readonly Told[] }>;
};

function Part({ id, title, note, children }: PartProps) {
  return (
    <section id={id} className="faqgroup" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children.props.lines.length === 0 ? (
        <p className="telling">{t`Fewer than ten so far, or the month is not over.`}</p>
      ) : (
        <div>
          {note && <p className="telling">{note}</p>}
          {children}
        </div>
      )}
    </section>
  );
}

type Column = [name: string, value: (line: Told) => string | null];

/** A row for the same months, whatever is told of them. */
function ByMonth({ lines, columns }: { lines: readonly Told[]; columns: readonly Column[] }) {
  const spans = [...new Set(lines.map(({ when }) => when))];
  return (
    <table className="ledger-lines">
      <thead>
        <tr>
          <th scope="col">{t({ message: 'When', context: 'a column of the ledger' })}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col" className="figure">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spans.map((when) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            {columns.map(([name, value]) => (
              <td key={name} className="figure">
                {firstOf(lines.filter((line) => line.when === when).map(value))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const firstOf = (values: readonly (string | null)[]) =>
  values.find((value) => value !== null) ?? null;

const ofMeasure = ({ measure, texts }: Told, wanted: Measure) =>
  measure === wanted ? numberText(texts) : null;

function ByReason({ lines }: { lines: readonly Told[] }) {
  return (
    <table className="ledger-lines by-reason">
      <thead>
        <tr>
          <th scope="col">{t({ message: 'What', context: 'a column of the ledger' })}</th>
          <th scope="col">{t({ message: 'When', context: 'a column of the ledger' })}</th>
          <th scope="col" className="figure">
            {t({ message: 'Texts', context: 'a column of the ledger' })}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.measure} ${line.ground} ${line.since}`}>
            <th scope="row">{lineWords(line)}</th>
            <td>{line.when}</td>
            <td className="figure">{numberText(line.texts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function daysWords(days: number | null): string | null {
  return days === null ? null : plural(days, { one: '# day', other: '# days' });
}
