import { type Condition, WATCHES, type Watch } from '#domain/system/watches.ts';

export type Alert = {
  name: string;
  severity: Exclude<Condition, 'well'>;
  expr: string;
  forMinutes: number;
  says: string;
};

const camel = (name: string) =>
  name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function ofWatch({ figure, look, broken, unknown, says }: Watch): Alert[] {
  const metric = `hikaya_${figure}`;
  const name = `Hikaya${camel(figure.replace(/_seconds$/, ''))}`;
  const above = (severity: Alert['severity'], limit: number | undefined): Alert[] =>
    limit === undefined
      ? []
      : [{ name, severity, expr: `${metric} > ${limit}`, forMinutes: 1, says }];
  const never: Alert[] = unknown
    ? [
        {
          name: `${name}Never`,
          severity: unknown,
          // Only where the house tells anything at all.
          expr: `hikaya_figures_readable == 1 unless on () ${metric}`,
          forMinutes: 60,
          says,
        },
      ]
    : [];
  return [...above('look', look), ...above('broken', broken), ...never];
}

/** What no figure of the database tells. */
const OF_PROCESSES: Alert[] = [
  {
    name: 'HikayaProcessDown',
    severity: 'broken',
    expr: 'up{job="hikaya"} == 0',
    forMinutes: 1,
    says: 'A process does not answer at its inner door.',
  },
  {
    name: 'HikayaFiguresUnreadable',
    severity: 'broken',
    expr: 'hikaya_figures_readable == 0',
    forMinutes: 2,
    says: 'The database does not tell how the house is.',
  },
  {
    name: 'HikayaFailing',
    severity: 'look',
    expr: 'sum by (process) (rate(hikaya_http_seconds_count{status=~"5.."}[5m])) > 0.05 * sum by (process) (rate(hikaya_http_seconds_count[5m]))',
    forMinutes: 5,
    says: 'One request of twenty fails, or is sent away because the process cannot keep up.',
  },
  {
    name: 'HikayaGuessing',
    severity: 'look',
    expr: 'sum(increase(hikaya_receipts_total{kind=~"unknown|too-many"}[1h])) > 100',
    forMinutes: 5,
    says: 'Somebody is guessing receipts.',
  },
  {
    name: 'HikayaSignInFailing',
    severity: 'look',
    expr: 'sum(increase(hikaya_http_seconds_count{process="desk",status=~"401|429"}[15m])) > 50',
    forMinutes: 1,
    says: 'Somebody is trying to get into the desk.',
  },
  {
    name: 'HikayaTwoVersions',
    severity: 'look',
    expr: 'count(count by (version) (hikaya_build_info)) > 1',
    forMinutes: 30,
    says: 'Processes of two releases run side by side.',
  },
];

export const ALERTS: readonly Alert[] = [...WATCHES.flatMap(ofWatch), ...OF_PROCESSES];

const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** As Prometheus reads it. */
export function alertRules(): string {
  const rules = ALERTS.map(({ name, severity, expr, forMinutes, says }) =>
    [
      `      - alert: ${name}`,
      `        expr: ${quoted(expr)}`,
      `        for: ${forMinutes}m`,
      '        labels:',
      `          severity: ${severity}`,
      '        annotations:',
      `          summary: ${quoted(says)}`,
    ].join('\n'),
  );
  return `# Written by \`npm run alerts\` from src/domain/system/watches.ts and src/lab/alert-rules.ts.
groups:
  - name: hikaya
    rules:
${rules.join('\n')}
`;
}
