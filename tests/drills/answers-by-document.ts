import { z } from 'zod';
import { problemSchema } from '#api/problems.ts';
import type { Answer } from './ask.ts';
import type { Operation } from './requests-from-document.ts';

type Judge = (answer: Answer) => string | null;

/** Says what is wrong with an answer, by what the document declares for its status. */
export function judgeOf(operation: Operation): Judge {
  const declared = new Map(
    Object.entries(operation.answers).map(([status, { content }]) => {
      const [type = null] = Object.keys(content ?? {});
      const schema = type && content?.[type]?.schema;
      return [status, { type, schema: schema ? z.fromJSONSchema(schema as never) : null }];
    }),
  );
  return (answer) => {
    const found =
      declared.get(String(answer.status)) ?? declared.get(`${String(answer.status)[0]}XX`);
    if (!found) return `status ${answer.status} is not declared`;
    if (found.type === null) return answer.body === '' ? null : 'a body where none is declared';
    if (!answer.headers['content-type']?.startsWith(found.type))
      return `type ${answer.headers['content-type']} is not declared for ${answer.status}`;
    return bodyFits(answer, found.schema);
  };
}

/** For requests the document does not know: refused, as a problem document. */
export function judgeUndocumented(method: string): Judge {
  return (answer) => {
    if (answer.status < 400 && method !== 'HEAD') return `${method} was answered ${answer.status}`;
    return method === 'HEAD' ? null : bodyFits(answer, problemSchema);
  };
}

function bodyFits(answer: Answer, schema: z.ZodType | null): string | null {
  if (!schema) return null;
  try {
    const result = schema.safeParse(JSON.parse(answer.body));
    return result.success ? null : `${answer.status}: ${result.error.issues[0]?.message}`;
  } catch {
    return `${answer.status}: the body is no JSON`;
  }
}
