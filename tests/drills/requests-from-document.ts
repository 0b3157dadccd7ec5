import type { Question } from './ask.ts';
import { ODD_TEXTS } from './odd-texts.ts';
import type { Random } from './random.ts';

export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
};
type Parameter = { name: string; in: 'query' | 'path' | 'header'; schema: Schema };
type Content = Record<string, { schema: Schema }>;

export type Operation = {
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | null;
  answers: Record<string, { content?: Content }>;
};

type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: { content: Content };
        responses: Operation['answers'];
      }
    >
  >;
};

export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => ({
      path,
      method: method.toUpperCase(),
      parameters: about.parameters ?? [],
      body: about.requestBody?.content['application/json']?.schema ?? null,
      answers: about.responses,
    })),
  );
}

/** Values that make sense somewhere, so that not every request is refused at the door. */
export type Known = Record<string, readonly unknown[]>;

export type FuzzRequest = {
  question: Question;
  /** False where the method was changed: then the document promises nothing for this operation. */
  documented: boolean;
};

const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
const CONTENT_TYPES = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'nonsense',
];

/** One request for an operation: as documented, or bent in one of many ways. */
export function bend(operation: Operation, known: Known, random: Random): FuzzRequest {
  const value = (name: string, schema: Schema) => valueFor({ name, schema, known, random });
  let path = operation.path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    const text = String(value(parameter.name, parameter.schema));
    if (parameter.in === 'path')
      path = path.replace(`{${parameter.name}}`, encodeURIComponent(text.toWellFormed()) || '-');
    else if (random.chance(0.8))
      if (parameter.in === 'query') query.append(parameter.name, text);
      else headers[parameter.name] = text.replace(/[^\x20-\x7e]/g, '?');
  }
  if (random.chance(0.1)) query.append(random.oneOf(ODD_TEXTS), random.oneOf(ODD_TEXTS));
  const search = query.size > 0 ? `?${query}` : '';
  const changed = random.chance(0.03);
  const method = changed ? random.oneOf(OTHER_METHODS) : operation.method;
  return {
    documented: !changed,
    question: {
      path: `${path}${search}`,
      method,
      ...bodyOf(operation, { headers, value, random }),
    },
  };
}

type Make = (name: string, schema: Schema) => unknown;

function bodyOf(
  operation: Operation,
  making: { headers: Record<string, string>; value: Make; random: Random },
): Pick<Question, 'headers' | 'body'> {
  const { headers, value, random } = making;
  if (!operation.body) return { headers };
  const fields = Object.entries(operation.body.properties ?? {})
    .filter(([name]) => operation.body?.required?.includes(name) || random.chance(0.95))
    .map(([name, schema]) => [name, value(name, schema)]);
  if (random.chance(0.1)) fields.push([random.oneOf(ODD_TEXTS), random.oneOf(ODD_TEXTS)]);
  const whole = JSON.stringify(Object.fromEntries(fields));
  const json = { ...headers, 'content-type': 'application/json' };
  if (random.chance(0.8)) return { headers: json, body: whole };
  return random.oneOf([
    () => ({ headers: json, body: whole.slice(0, random.below(whole.length)) }),
    () => ({ headers: json, body: `[${whole}]` }),
    () => ({ headers: json, body: '' }),
    () => ({ headers: json, body: random.oneOf(['null', '0', '"text"', 'true', '{', '\u0000']) }),
    () => ({ headers: json, body: `{"__proto__":{"a":1},${whole.slice(1)}` }),
    () => ({ headers: json, body: `{"constructor":{"prototype":{}},${whole.slice(1)}` }),
    () => ({ headers: json, body: `${'['.repeat(2_000)}${']'.repeat(2_000)}` }),
    () => ({ headers: json, body: whole.padEnd(70_000) }),
    () => ({ headers: { ...headers, 'content-type': random.oneOf(CONTENT_TYPES) }, body: whole }),
    () => ({ headers, body: whole }),
  ])();
}

function valueFor(wanted: { name: string; schema: Schema; known: Known; random: Random }): unknown {
  const { name, schema, known, random } = wanted;
  const sensible = known[name];
  if (sensible && random.chance(0.9)) return random.oneOf(sensible);
  if (random.chance(0.3)) return random.oneOf(ODD_TEXTS);
  if (schema.enum) return random.oneOf(schema.enum);
  switch (random.oneOf([schema.type ?? 'string'].flat())) {
    case 'integer':
    case 'number': {
      const { minimum = -5, maximum = 5 } = schema;
      const near = [minimum, minimum - 1, maximum, maximum + 1, 0.5, random.below(50)];
      return random.oneOf(near);
    }
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.oneOf(ODD_TEXTS);
  }
}
