import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '#support/test-database.ts';

let database: ClonedDatabase;
const folder = mkdtempSync(path.join(tmpdir(), 'hikaya-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(async () => {
  database = await cloneDatabase();
});

/** As an operator types it. */
function command(...words: string[]): Promise<{ code: number; said: string }> {
  const env = {
    ...process.env,
    HIKAYA_SETTINGS: folder,
    DATABASE_URL_WEB: database.url('web'),
    DATABASE_URL_DESK: database.url('desk'),
    SITE_TIME_ZONE: 'America/Toronto',
  };
  return new Promise((resolve) => {
    execFile('bin/hikaya', ['import', ...words], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, said: `${stdout}${stderr}` });
    });
  });
}

const fileOf = (name: string, text: string | Uint8Array) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const stored = () =>
  database
    .as('superuser')
    .selectFrom('story')
    .innerJoin('revision', 'revision.story_id', 'story.id')
    .select(['title', 'body', 'country', 'first_told_on', 'state', 'brought_from'])
    .orderBy('title')
    .execute();

const WORDS =
  'My grandmother opened the window and the whole street smelled of bread, cardamom and rain. '.repeat(
    2,
  );
const HOSTILE = '</script><img src=x onerror=alert(1)> {{7*7}} =SUM("A1") \'; DROP TABLE story; --';
const table = [
  'no,Headline,Text,Where,When,E-mail',
  `1,Bread,"${WORDS}",Canada,2019-03-04,a@b.example`,
  `2,Rain,"${WORDS}${HOSTILE.replaceAll('"', '""')}",Canada,,`,
  `3,Snow,"${WORDS}",Atlantis,2019-03-04,`,
  `4,Wind,"${WORDS}",Canada,03/04/2019,`,
].join('\n');
const PLAN = ['id=no', 'title=Headline', 'story=Text', 'country=Where', 'date=When'];
const order = (file: string, ...more: string[]) =>
  command(
    ...[
      file,
      '--campaign',
      'general',
      '--from',
      'the old site',
      '--all',
      'gender=X',
      '--all',
      'category=LIFE',
      '--all',
      'age=0',
      '--all',
      'belief=Not Applicable',
    ],
    ...PLAN.flatMap((pair) => ['--field', pair]),
    ...more,
  );

describe('hikaya import', () => {
  test('says what would happen, and writes nothing', async () => {
    const { code, said } = await order(fileOf('texts.csv', table));
    expect(said).toContain('Of these columns nothing is read: E-mail.');
    expect(said).toContain('line 4: country: Required. Choose a country.');
    expect(said).toContain('line 5: date: “03/04/2019” is not written as 2019-03-04.');
    expect(said).toContain('4 texts: 2 fit, 0 were brought in before, 2 do not fit.');
    expect(said).toContain('Nothing was written');
    expect(code).toBe(1);
    expect(await stored()).toEqual([]);
    expect(await order(fileOf('texts.csv', table), '--yes')).toMatchObject({ code: 2 });
    expect(await stored()).toEqual([]);
  });

  test('brings in what fits, as it stands there, once, and the log says why', async () => {
    const file = fileOf('texts.csv', table);
    const because = 'Each writer agreed by mail in May.';
    const first = await order(file, '--because', because, '--yes');
    expect(first.said).toContain('2 brought in.');
    const shared = { country: 'Canada', state: 'received', brought_from: 'the old site' };
    const after = [
      { ...shared, title: 'Bread', body: WORDS.trim(), first_told_on: '2019-03-04' },
      { ...shared, title: 'Rain', body: `${WORDS}${HOSTILE}`, first_told_on: null },
    ];
    expect(await stored()).toEqual(after);
    const again = await order(file, '--because', because, '--yes');
    expect(again.said).toContain('4 texts: 0 fit, 2 were brought in before, 2 do not fit.');
    expect(await stored()).toEqual(after);
    const [noted] = await database
      .as('desk')
      .selectFrom('event')
      .select(['subject', 'internal_note'])
      .where('kind', '=', 'bring-in')
      .execute();
    expect(noted).toEqual({
      subject: 'the old site',
      internal_note: `2 texts for general. ${because}`,
    });
  });

  test.each([
    ['texts.txt', 'x', 'must end in .csv or .xml'],
    ['latin.csv', Uint8Array.from([0x61, 0x0a, 0xe9]), 'not valid'],
    ['short.xml', '<rss><channel>', 'not whole'],
  ])('does not guess at %s', async (name, text, why) => {
    const { code, said } = await order(fileOf(name, text));
    expect(said).toContain(why);
    expect(code).toBe(1);
  });

  test('says which forms there are', async () => {
    const { said } = await command(
      fileOf('a.csv', 'a\n1'),
      '--campaign',
      'nowhere',
      '--from',
      'x y',
    );
    expect(said).toContain('There is no form “nowhere”. There are: general,');
    expect(await command('--from', 'x')).toMatchObject({ code: 2 });
  });
});
