import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  CONTACT_DAYS_AFTER_MAIL,
  CONTACT_DAYS_AT_MOST,
  ENDED_DAYS,
  PAGE_VIEW_DAYS,
  PROOF_DAYS,
  SUBMISSION_KEY_DAYS,
  WORDS_DAYS,
} from '#domain/retention.ts';
import { type ConfigKey, SETTINGS } from '#main/compose/config.ts';

const INVENTORY = readFileSync('docs/inventory.md', 'utf8');
const ROW_TYPES = readFileSync('src/db/row-types.ts', 'utf8');

/** Neither a key nor an address with a password in it. A new setting is one or the other. */
const NO_SECRETS: readonly ConfigKey[] = [
  ...(['HOST', 'PORT', 'INNER_HOST', 'INNER_PORT', 'LOG_LEVEL', 'TRUST_PROXY'] as const),
  ...(['API_ALLOWED_ORIGINS', 'MOST_LAG_MS', 'DRAIN_MS', 'KEPT_ASSETS', 'KEEP_PAGES_MS'] as const),
  ...(['EDGE_CACHES', 'EDGE_API', 'EDGE_HEADERS', 'SITE_ORIGIN', 'SITE_NAME'] as const),
  ...(['SITE_ARABIC_NAME', 'SITE_TIME_ZONE', 'CONTACT_EMAIL', 'PRESS_EMAIL'] as const),
  ...(['EDUCATORS_EMAIL', 'APPEALS_EMAIL', 'SECURITY_EMAIL', 'SOCIAL_LABEL'] as const),
  ...(['SOCIAL_URL', 'DONATE_URL', 'DEMO', 'DESK_ORIGIN', 'JOURNAL_FILE'] as const),
  ...(['OPERATIONS_FILE', 'BOT_CHECK', 'BOT_CHECK_VERIFY_URL', 'BOT_CHECK_REQUIRED'] as const),
  ...(['SHIELD', 'PROTECT_MINORS', 'SENDING_LANES', 'MAIL_FROM', 'MAIL_DKIM_SELECTOR'] as const),
  ...(['ONION_ORIGIN', 'ONION_HOST', 'ONION_PORT'] as const),
  ...(['APP_SECRET_CHANGE', 'DESK_SECRET_CHANGE', 'CONTACT_SECRET_KEY_CHANGE'] as const),
];

/** The cells of each row of the table under a heading, without those of its head and of the line below. */
function rowsUnder(heading: string, text = INVENTORY): string[][] {
  const [, after = ''] = text.split(`\n${heading}\n`);
  const [chapter = ''] = after.split('\n##');
  const lines = chapter.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const columnsOf = (type: string) =>
  new RegExp(`export interface ${type} \\{\\n([^}]+)\\}`).exec(ROW_TYPES)?.[1] ?? '';

const TYPES = new Map(
  [...columnsOf('DB').matchAll(/^ {2}(\w+): (\w+);$/gm)].map(([, table = '', type = '']) => [
    table,
    type,
  ]),
);
const TABLES = [...TYPES.keys()].toSorted();

function hasColumn(table: string, column: string): boolean {
  return new RegExp(`^  ${column}: `, 'm').test(columnsOf(TYPES.get(table) ?? 'nothing'));
}

describe('data', () => {
  /** Tables of libraries stand in schemas of their own. */
  const tablesIn = (text: string) =>
    rowsUnder('### Tables', text).flatMap(([name]) =>
      namesIn(name).filter((table) => !table.includes('.')),
    );

  test('names every table once, and no other', () => {
    expect(TABLES.length).toBeGreaterThan(30);
    expect(tablesIn(INVENTORY).toSorted()).toEqual(TABLES);
  });

  test('a table that is left out is found (control)', () => {
    const without = INVENTORY.replace(/^\| `contact` \|.*\n/m, '');
    expect(tablesIn(without).toSorted()).not.toEqual(TABLES);
  });

  const levels = rowsUnder('## Data').map(([level]) => level);

  test('every table has a level, and every level has tables and rules', () => {
    const used = new Set(rowsUnder('### Tables').map(([, level]) => level));
    // Keys are in no table.
    expect([...used, 'keys'].toSorted()).toEqual(levels.toSorted());
    for (const level of levels) expect(INVENTORY).toContain(`\n- **${level}**: `);
  });

  test('columns that are given as examples are there', () => {
    const columns = rowsUnder('## Data').flatMap(([, holds]) => namesIn(holds));
    expect(columns.length).toBeGreaterThan(15);
    const gone = columns.filter((name) => {
      const [table = '', column = ''] = name.split('.');
      return !hasColumn(table, column);
    });
    expect(gone).toEqual([]);
  });

  const keptOf = (table: string) =>
    rowsUnder('### Tables').find(([name]) => name === `\`${table}\``)?.[3] ?? '';

  test.each([
    [
      'story',
      `withdrawn ${WORDS_DAYS.withdrawn} days, refused and hidden ${WORDS_DAYS.refused}, removed ${WORDS_DAYS.removed};`,
    ],
    [
      'contact',
      `${CONTACT_DAYS_AFTER_MAIL} days after the mail, ${CONTACT_DAYS_AT_MOST} days at most`,
    ],
    ['submission_key', `${SUBMISSION_KEY_DAYS} days`],
    ['page_view', `${PAGE_VIEW_DAYS} days`],
    ['used_proof', `${PROOF_DAYS} day`],
    ['invitation', `${ENDED_DAYS} days`],
  ])('%s is kept as long as the domain says', (table, days) => {
    expect(keptOf(table)).toContain(days);
  });

  test('what is refused and what is hidden are kept equally long, as one figure tells both', () => {
    expect(WORDS_DAYS.hidden).toBe(WORDS_DAYS.refused);
  });

  test('backups are kept as long as their settings say', () => {
    const settings = readFileSync('deploy/backup/pgbackrest.conf', 'utf8');
    const days = /^repo1-retention-full=(\d+)$/m.exec(settings)?.[1];
    expect(INVENTORY.replace(/\s+/g, ' ')).toContain(`erased for ${days} days more`);
  });
});

describe('keys', () => {
  const HEADING = '## Keys, algorithms and certificates';
  const settingsIn = (text: string) =>
    rowsUnder(HEADING, text).flatMap(([name]) =>
      namesIn(name).filter((setting) => SETTINGS.includes(setting as ConfigKey)),
    );
  const secrets = SETTINGS.filter((name) => !NO_SECRETS.includes(name)).toSorted();

  test('names every setting that is a key or holds a password, and no other', () => {
    expect(settingsIn(INVENTORY).toSorted()).toEqual(secrets);
  });

  test('a secret that is left out is found (control)', () => {
    const without = INVENTORY.replace(/^\| `EDGE_TOKEN` \|.*\n/m, '');
    expect(settingsIn(without).toSorted()).not.toEqual(secrets);
  });

  test('each says what it is, what it may protect, who holds it and how it changes', () => {
    for (const row of rowsUnder(HEADING)) {
      expect(row, row[0]).toHaveLength(6);
      for (const column of [0, 1, 2, 4, 5]) expect(row[column], row[0]).not.toBe('');
    }
  });
});

describe('logs', () => {
  test('each says what it holds, how, who reads it, for how long, and what protects it', () => {
    const rows = rowsUnder('## Logs');
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      expect(row, row[0]).toHaveLength(6);
      expect(row, row[0]).not.toContain('');
    }
  });

  /** `log_error_verbosity` above all: PostgreSQL quotes a refused row as DETAIL, words included. */
  test.each([
    ['deploy/backup/postgresql.conf', ' = '],
    ['deploy/ha/patroni.yml', ': '],
  ])('%s keeps rows, statements and parameters out of PostgreSQL’s', (file, is) => {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim());
    for (const [name, value] of [
      ['log_error_verbosity', 'terse'],
      ['log_min_error_statement', 'panic'],
      ['log_parameter_max_length', '0'],
      ['log_parameter_max_length_on_error', '0'],
    ])
      expect(lines).toContain(`${name}${is}${value}`);
  });

  test('PostgreSQL in a container reads the same settings', () => {
    expect(readFileSync('deploy/containers/postgres-start', 'utf8')).toContain(
      "include_if_exists = '/etc/hikaya-backup/postgresql.conf'",
    );
  });

  test.each(['deploy/caddy/Caddyfile', 'deploy/caddy/without-varnish.Caddyfile'])(
    '%s leaves out who asked, also where it says what failed',
    (file) => {
      const [options = ''] = readFileSync(file, 'utf8').split('\n}\n');
      expect(options.replace(/\s+/g, ' ')).toContain(
        'log { format filter { wrap json fields { request delete } } }',
      );
    },
  );

  test('the journal is kept for as long as it says here, on every machine', () => {
    const settings = readFileSync('deploy/journald.conf', 'utf8');
    expect(settings).toMatch(/^SystemMaxUse=2G$/m);
    expect(settings).toMatch(/^MaxRetentionSec=30day$/m);
    expect(settings).toMatch(/^MaxFileSec=1day$/m);
    expect(INVENTORY).toContain('30 days or 2 GB (`deploy/journald.conf`)');
    for (const file of ['deploy/install', 'deploy/ha/prepare'])
      expect(readFileSync(file, 'utf8')).toContain('journald.conf.d');
  });

  test('containers keep as much as it says here', () => {
    expect(readFileSync('deploy/compose.yaml', 'utf8')).toContain('max-size: 10m, max-file: "5"');
    expect(INVENTORY).toContain('containers 5 × 10 MB each');
  });
});
