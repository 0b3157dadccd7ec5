import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** RFC 9457. `code` is stable; clients may rely on it. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  errors: z
    .array(
      z.object({
        field: z.string(),
        message: z.string(),
        code: z.string().optional().describe('What is wrong, for who says it in other words.'),
        values: z.record(z.string(), z.unknown()).optional().describe('What those words fill in.'),
      }),
    )
    .optional(),
});

export type Problem = z.infer<typeof problemSchema>;

export const PROBLEM_TYPE = 'application/problem+json';

const problemAnswer = (description: string) => ({
  description,
  content: { [PROBLEM_TYPE]: { schema: problemSchema } },
});

/** What every route may answer besides its own, for the published document too. */
export const PROBLEM_ANSWERS = {
  '4xx': problemAnswer('Refused, with a code and a sentence for a person.'),
  '5xx': problemAnswer('Not possible at the moment; the same request may be sent again.'),
};

const PROBLEMS = {
  'invalid-fields': { status: 422, title: 'Some fields need another look.' },
  'idempotency-key-reused': {
    status: 422,
    title: 'This Idempotency-Key was used for other words. Send these with a new key.',
  },
  'invalid-request': { status: 400, title: 'The request could not be understood.' },
  'too-many': { status: 429, title: 'Many texts came from this place. Try again later.' },
  'not-human': { status: 403, title: 'The bot check did not pass. Try again.' },
  'unknown-story': { status: 404, title: 'There is no story at this address.' },
  'unknown-address': { status: 404, title: 'There is nothing at this address.' },
  'unknown-origin': { status: 403, title: 'Pages of this site may not call us.' },
  gone: { status: 410, title: 'This story was taken down.' },
  'too-large': { status: 413, title: 'The request is too large.' },
  'unsupported-media-type': { status: 415, title: 'Send JSON.' },
  'unsupported-format': { status: 400, title: 'Ask for format=json.' },
  unavailable: { status: 503, title: 'Please try again later.' },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

export function problem(
  code: ProblemCode,
  extra: Pick<Problem, 'detail' | 'errors'> = {},
): Problem {
  const { status, title } = PROBLEMS[code];
  return { type: 'about:blank', title, status, code, ...extra };
}

export function refuse(
  reply: FastifyReply,
  code: ProblemCode,
  extra?: Pick<Problem, 'detail' | 'errors'>,
) {
  const body = problem(code, extra);
  return reply.code(body.status).type(PROBLEM_TYPE).send(body);
}
