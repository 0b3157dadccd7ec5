import { beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '#support/app.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import type { FieldName, Input } from '../../tests/spec/matrix/row.ts';
import {
  CASES,
  type Case,
  FORM_NAMES,
  type FormName,
  rulesOf,
  spokenPart,
  validInputFor,
} from '../../tests/spec/validation-matrix.ts';

const WIRE_NAMES: Partial<Record<FieldName, string>> = {
  recipient: 'toField',
  terms: 'termsConditions',
};

/** As the specification's client sends it, the leading @ of the handle removed. */
function toWire(form: FormName, input: Input): Record<string, unknown> {
  const { recipient, terms, handle, ...same } = input;
  return {
    ...same,
    toField: recipient,
    termsConditions: terms,
    handle: typeof handle === 'string' ? handle.replace(/^(\s*)@/, '$1') : handle,
    writingType: rulesOf(form).writingType,
    campaign: form,
    ip: '',
    'g-recaptcha': '',
  };
}

const OVER_HTTP = CASES.filter((row) => row.notOverHttp === undefined);

describe('POST /api/story', () => {
  let app: TestApp;

  beforeAll(async () => {
    const database = await cloneDatabase();
    app = await startApp(database, await createWorld(database));
  });

  const post = (body: Record<string, unknown>) =>
    fetch(`${app.origin}/api/story`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  describe('answers every case of the matrix', { concurrent: true }, () => {
    test.for(OVER_HTTP)('$form · $field · $name', async (row, { expect }) => {
      const response = await post(toWire(row.form, row.input));
      const answer = await response.json();
      if (row.expected === 'accepted') {
        expect(answer).toEqual({
          url: expect.stringMatching(/^\/story\/[a-z0-9-]+\/[^/]+\/\w+$/),
          receipt: expect.stringMatching(/^([a-z]+ ){11}[a-z]+$/),
        });
        expect(response.status).toBe(201);
        expect(response.headers.get('location')).toBe(answer.url);
        return;
      }
      expect(response.status).toBe(422);
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(answer).toMatchObject({ status: 422, code: 'invalid-fields' });
      expect(spokenErrors(answer, row)).toEqual([
        { field: WIRE_NAMES[row.field] ?? row.field, message: row.expected.words },
      ]);
    });
  });

  test('leaves out of the matrix only what the API adds an @ to', () => {
    const left = CASES.filter((row) => row.notOverHttp !== undefined);
    expect(new Set(left.map((row) => row.field))).toEqual(new Set(['handle']));
    expect(left).toHaveLength(2 * FORM_NAMES.length);
  });

  test.each(['amina', '@amina'])('takes the handle %s with or without its @', async (handle) => {
    const wire = toWire('general', { ...validInputFor('general'), social: 'TIKTOK' });
    expect((await post({ ...wire, handle })).status).toBe(201);
  });

  test('names every field that is wrong, by its wire name and in the order of the form', async () => {
    const answer = await (await post({ campaign: 'ourlondonfamily' })).json();
    const fields = answer.errors.map((error: { field: string }) => error.field);
    expect(fields.join(' ')).toBe('title story toField age gender country belief termsConditions');
  });
});

type Answer = { errors?: { field: string; message: string }[] };

function spokenErrors(answer: Answer, { expected }: Case) {
  if (expected === 'accepted') throw new Error('An accepted case has no message.');
  return answer.errors?.map(({ field, message }) => ({
    field,
    message: spokenPart(message, expected),
  }));
}
