import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FIGURES } from '#domain/system/figures.ts';
import { ALERTS, alertRules } from '#lab/alert-rules.ts';
import { dashboard, dashboardExpressions } from '#lab/dashboard.ts';

const RULES = 'deploy/monitoring/rules.yml';

/** What makes each alert that no figure tells fire, and what does not. */
const SERIES: Record<string, { fires: string[]; quiet: string[] }> = {
  HikayaProcessDown: {
    fires: ['up{job="hikaya", instance="a"} 0x200'],
    quiet: ['up{job="hikaya", instance="a"} 1x200'],
  },
  HikayaFiguresUnreadable: {
    fires: ['hikaya_figures_readable 0x200'],
    quiet: ['hikaya_figures_readable 1x200'],
  },
  HikayaFailing: {
    fires: [
      'hikaya_http_seconds_count{process="web", status="503"} 0+10x200',
      'hikaya_http_seconds_count{process="web", status="200"} 0+100x200',
    ],
    quiet: [
      'hikaya_http_seconds_count{process="web", status="503"} 0+1x200',
      'hikaya_http_seconds_count{process="web", status="200"} 0+100x200',
    ],
  },
  HikayaGuessing: {
    fires: ['hikaya_receipts_total{kind="unknown"} 0+2x200'],
    quiet: ['hikaya_receipts_total{kind="open"} 0+2x200'],
  },
  HikayaSignInFailing: {
    fires: ['hikaya_http_seconds_count{process="desk", status="401"} 0+4x200'],
    quiet: ['hikaya_http_seconds_count{process="desk", status="401"} 0+1x200'],
  },
  HikayaTwoVersions: {
    fires: [
      'hikaya_build_info{process="web", version="1"} 1x200',
      'hikaya_build_info{process="desk", version="2"} 1x200',
    ],
    quiet: [
      'hikaya_build_info{process="web", version="1"} 1x200',
      'hikaya_build_info{process="desk", version="1"} 1x200',
    ],
  },
};

function seriesOf({ name, expr }: (typeof ALERTS)[number]) {
  const given = SERIES[name];
  if (given) return given;
  const told = 'hikaya_figures_readable 1x200';
  const [, metric, limit] = /^(hikaya_\w+) > (\d+)$/.exec(expr) ?? [];
  if (metric !== undefined)
    return { fires: [`${metric} ${Number(limit) + 1}x200`], quiet: [`${metric} ${limit}x200`] };
  const [, missing] = /unless on \(\) (hikaya_\w+)$/.exec(expr) ?? [];
  return { fires: [told], quiet: [told, `${missing} 1x200`] };
}

type Expected = { alert: (typeof ALERTS)[number]; series: string[]; firing: 0 | 1 };

/** What promtool says to how many alerts fire an hour and a half after the beginning of a series. */
function ask(expected: Expected[]): { ok: boolean; said: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'hikaya-alerts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const tests = expected.map(({ alert: { name, severity }, series, firing }) => ({
    interval: '1m',
    input_series: series.map((line) => {
      const [, metric, values] = /^(.*) (\S+)$/.exec(line) ?? [];
      return { series: metric, values };
    }),
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${name}",severity="${severity}",alertstate="firing"}) or vector(0)`,
        eval_time: '90m',
        exp_samples: [{ value: firing }],
      },
    ],
  }));
  const file = path.join(folder, 'test.yml');
  // JSON is YAML.
  writeFileSync(
    file,
    JSON.stringify({ rule_files: [path.resolve(RULES)], evaluation_interval: '5m', tests }),
  );
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file]);
  return { ok: status === 0, said: `${stdout}${stderr}` };
}

describe('alerts', () => {
  test('the files are what the table says: npm run alerts', () => {
    expect(readFileSync(RULES, 'utf8')).toBe(alertRules());
    const kept = readFileSync('deploy/monitoring/dashboard.json', 'utf8');
    expect(JSON.parse(kept)).toEqual(JSON.parse(dashboard()));
    execFileSync('promtool', ['check', 'config', 'deploy/monitoring/prometheus.yml'], {
      stdio: 'pipe',
    });
  });

  test('each asks for a figure that a process shows', () => {
    const shown = new Set([
      ...Object.keys(FIGURES).map((name) => `hikaya_${name}`),
      'hikaya_figures_readable',
      'hikaya_http_seconds_count',
      'hikaya_receipts_total',
      'hikaya_build_info',
      'hikaya_http_seconds_bucket',
      'hikaya_sends_total',
      'hikaya_database_seconds_bucket',
      'hikaya_connections',
    ]);
    const expressions = [...ALERTS.map(({ expr }) => expr), ...dashboardExpressions()];
    const asked = expressions.flatMap((expr) => expr.match(/hikaya_\w+/g) ?? []);
    expect(asked.filter((name) => !shown.has(name))).toEqual([]);
  });

  test('each fires, and not before', () => {
    const expected = ALERTS.flatMap((alert): Expected[] => {
      const { fires, quiet } = seriesOf(alert);
      return [
        { alert, series: fires, firing: 1 },
        { alert, series: quiet, firing: 0 },
      ];
    });
    expect(ask(expected)).toMatchObject({ ok: true });
    // Each expectation counts: turned round, it is found (control).
    const [first] = expected;
    if (first) expect(ask([{ ...first, firing: 0 }])).toMatchObject({ ok: false });
  });
});
