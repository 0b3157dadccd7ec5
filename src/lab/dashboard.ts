/** What an operator looks at, as Grafana imports it: one row for people, one for promises, one for processes. */
const PANELS: { title: string; unit: string; lines: [legend: string, expr: string][] }[] = [
  {
    title: 'Texts that wait',
    unit: 'short',
    lines: [
      ['waiting', 'hikaya_texts_waiting'],
      ['overdue', 'hikaya_texts_overdue'],
    ],
  },
  {
    title: 'The oldest of each, in seconds',
    unit: 's',
    lines: [
      ['mail not taken', 'hikaya_mail_oldest_seconds'],
      ['cache not told', 'hikaya_purge_oldest_seconds'],
      ['not in the journal', 'hikaya_journal_oldest_seconds'],
      ['not erased', 'hikaya_erasure_late_seconds'],
      ['archive failing', 'hikaya_archive_failing_seconds'],
    ],
  },
  {
    title: 'Age of chores',
    unit: 's',
    lines: [
      ['backup', 'hikaya_backup_seconds'],
      ['log verified', 'hikaya_verify_log_seconds'],
      ['restore tried', 'hikaya_restore_seconds'],
    ],
  },
  {
    title: 'Texts sent, by how it ended',
    unit: 'short',
    lines: [['{{kind}}', 'sum by (kind) (rate(hikaya_sends_total[5m]))']],
  },
  {
    title: 'Answers a second',
    unit: 'reqps',
    lines: [
      ['{{process}} {{status}}', 'sum by (process, status) (rate(hikaya_http_seconds_count[5m]))'],
    ],
  },
  {
    title: 'Nineteen of twenty answers within',
    unit: 's',
    lines: [
      [
        '{{process}}',
        'histogram_quantile(0.95, sum by (process, le) (rate(hikaya_http_seconds_bucket[5m])))',
      ],
    ],
  },
  {
    title: 'Nineteen of twenty questions to the database within',
    unit: 's',
    lines: [
      [
        '{{process}}',
        'histogram_quantile(0.95, sum by (process, le) (rate(hikaya_database_seconds_bucket[5m])))',
      ],
    ],
  },
  {
    title: 'Connections to the database',
    unit: 'short',
    lines: [
      ['{{process}} busy', 'hikaya_connections{kind="busy"}'],
      ['{{process}} waited for', 'hikaya_connections{kind="waiting"}'],
    ],
  },
  {
    title: 'Share of reads that the cache answered',
    unit: 'percentunit',
    lines: [
      [
        'hit ratio',
        'rate(varnish_main_cache_hit[5m]) / (rate(varnish_main_cache_hit[5m]) + rate(varnish_main_cache_miss[5m]))',
      ],
    ],
  },
  {
    title: 'Memory',
    unit: 'bytes',
    lines: [['{{process}}', 'process_resident_memory_bytes{job="hikaya"}']],
  },
  {
    title: 'How late the processes are',
    unit: 's',
    lines: [['{{process}}', 'nodejs_eventloop_lag_p99_seconds{job="hikaya"}']],
  },
];

const [WIDE, HIGH] = [12, 8];

export function dashboard(): string {
  const panels = PANELS.map(({ title, unit, lines }, n) => ({
    id: n + 1,
    type: 'timeseries',
    title,
    gridPos: { x: (n % 2) * WIDE, y: Math.floor(n / 2) * HIGH, w: WIDE, h: HIGH },
    fieldConfig: { defaults: { unit }, overrides: [] },
    targets: lines.map(([legendFormat, expr], i) => ({
      refId: String.fromCharCode('A'.charCodeAt(0) + i),
      legendFormat,
      expr,
    })),
  }));
  const whole = { title: 'Hikaya', uid: 'hikaya', schemaVersion: 39, refresh: '30s', panels };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

export const dashboardExpressions = () =>
  PANELS.flatMap(({ lines }) => lines.map(([, expr]) => expr));
