import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { campaignsWithForm } from '#domain/campaigns/registry.ts';
import { parseSubmission, type Submission } from '#domain/submission/parse-submission.ts';
import { signOutsideTitles } from '#domain/submission/title-signs.ts';
import { randomIds } from '#main/compose/ids.ts';
import { cloneDatabase } from '#support/test-database.ts';
import type { FieldName, Input } from '../../tests/spec/matrix/row.ts';
import {
  CASES,
  type Case,
  FORM_NAMES,
  type FormName,
  rulesOf,
  validInputFor,
} from '../../tests/spec/validation-matrix.ts';
import type { Database } from './connect.ts';

/** Which checks may answer for a field, so that no case passes on another field's check. */
const CHECKS_OF: Partial<Record<FieldName, string[]>> = {
  name: ['story_name_check'],
  city: ['story_city_check'],
  age: ['story_age_check'],
  gender: ['story_gender_check'],
  country: ['story_country_check'],
  category: ['story_category_check'],
  link: ['story_link_check', 'link_length'],
  social: ['story_social_service_check', 'social_pair'],
  handle: ['story_social_handle_check', 'social_pair', 'handle_length'],
  title: ['title_length', 'title_plain'],
  story: ['body_length'],
};

type Values = {
  campaign: string;
  category: string;
  writingType: string;
  recipient: string | null;
  name: string | null;
  age: number | null;
  gender: string;
  country: string;
  city: string | null;
  belief: string | null;
  link: string | null;
  service: string | null;
  handle: string | null;
  title: string;
  body: string;
};

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What would be stored if no rule had looked at it: composed, trimmed, the @ taken off. */
function unchecked(form: FormName, input: Input): Values {
  const text = (field: FieldName) => asText(input[field]).normalize('NFC').trim();
  const orNull = (field: FieldName) => text(field) || null;
  const rules = rulesOf(form);
  return {
    campaign: form,
    category: rules.category ?? text('category'),
    writingType: rules.writingType,
    recipient: orNull('recipient'),
    name: orNull('name'),
    age: text('age') === '' ? null : Number(text('age')),
    gender: text('gender'),
    country: text('country'),
    city: orNull('city'),
    belief: orNull('belief'),
    link: orNull('link'),
    service: orNull('social'),
    handle: orNull('handle')?.replace(/^@/, '') ?? null,
    title: text('title'),
    body: text('story'),
  };
}

function checked({ form, input }: Case): Values {
  const campaign = campaignsWithForm().find(({ slug }) => slug === form);
  const parsed = campaign && parseSubmission(campaign, input);
  if (!parsed?.ok) throw new Error(`The rules refuse what the table accepts: ${form}`);
  const submission: Submission = parsed.submission;
  return {
    ...submission,
    service: submission.social?.service ?? null,
    handle: submission.social?.handle ?? null,
    body: submission.story,
  };
}

/** Story and first revision, as the owner of the tables: only the checks stand in the way. */
async function store(db: Database, values: Values): Promise<void> {
  const id = randomUUID();
  const { writingType, service, handle, title, body, ...same } = values;
  const { campaign, category, recipient, name, age, gender, country, city, belief, link } = same;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('story')
      .values({
        id,
        hash: randomIds.storyHash(),
        writing_type: writingType,
        campaign,
        category,
        recipient,
        name,
        age,
        gender,
        country,
        city,
        belief,
        link,
        social_service: service,
        social_handle: handle,
      })
      .execute();
    await transaction
      .insertInto('revision')
      .values({ story_id: id, no: 1, author_kind: 'writer', campaign, title, body })
      .execute();
  });
}

const CHECK_VIOLATION = '23514';
const LAST_SIGN = 0x10_ffff;

describe('limits that PostgreSQL keeps itself', { concurrent: true }, () => {
  let db: Database;

  beforeAll(async () => {
    db = (await cloneDatabase()).as('migrator');
  });

  const refused = CASES.filter((row) => row.database === 'refuses');
  const accepted = CASES.filter((row) => row.expected === 'accepted');

  test.for(refused)('$form · $field · $name is refused', async (row, { expect }) => {
    await expect(store(db, unchecked(row.form, row.input))).rejects.toMatchObject({
      code: CHECK_VIOLATION,
      constraint: expect.toBeOneOf(CHECKS_OF[row.field] ?? []),
    });
  });

  test.for(accepted)('$form · $field · $name is kept', async (row, { expect }) => {
    await expect(store(db, checked(row))).resolves.toBeUndefined();
  });

  test.for(FORM_NAMES)('%s stores what its smallest input says', async (form, { expect }) => {
    await expect(store(db, unchecked(form, validInputFor(form)))).resolves.toBeUndefined();
  });

  test.for(['POEM', 'story', ''])(
    'the writing type %j is refused',
    async (writingType, { expect }) => {
      const values = { ...unchecked('general', validInputFor('general')), writingType };
      await expect(store(db, values)).rejects.toMatchObject({
        code: CHECK_VIOLATION,
        constraint: 'story_writing_type_check',
      });
    },
  );
});

test('a title may hold the same signs in PostgreSQL and in the rules', async () => {
  const db = (await cloneDatabase()).as('migrator');
  const { rows: checks } = await sql<{ text: string }>`
    SELECT pg_get_expr(conbin, conrelid) AS text FROM pg_constraint
    WHERE conname = 'title_plain'`.execute(db);
  const { rows } = await sql<{ sign: string }>`
    SELECT sign FROM generate_series(1, ${LAST_SIGN}) AS point,
      LATERAL (SELECT chr(point) AS sign, 'a' || chr(point) AS title) AS one
    WHERE point NOT BETWEEN 55296 AND 57343 AND NOT (${sql.raw(checks[0]?.text ?? '')})`.execute(
    db,
  );
  const refused = new Set(rows.map(({ sign }) => sign));
  expect(refused.size).toBeGreaterThan(1_000);
  const different = Array.from({ length: LAST_SIGN }, (_, i) => i + 1)
    .filter((point) => point < 55_296 || point > 57_343)
    .map((point) => String.fromCodePoint(point))
    .filter((sign) => !/\p{Cn}/u.test(sign))
    .filter((sign) => refused.has(sign) !== (signOutsideTitles(`a${sign}`) !== null));
  expect(different).toEqual([]);
});

test('the table has cases for every check that is named here', () => {
  const fields = new Set(CASES.filter((row) => row.database === 'refuses').map((row) => row.field));
  expect([...fields].toSorted()).toEqual(Object.keys(CHECKS_OF).toSorted());
});
