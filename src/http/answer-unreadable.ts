import type { FastifyReply } from 'fastify';
import { SECURITY_HEADERS } from './security-headers.ts';
import { HTML, PROBLEMS_PAGE } from './web-bridge.ts';

/** An address that is not even text, such as /%E0%A4%A, never reaches a hook. */
export function answerUnreadable(_error: unknown, _request: unknown, reply: unknown): void {
  const answer = reply as FastifyReply;
  void answer.code(400).headers(SECURITY_HEADERS).type(HTML).send(PROBLEMS_PAGE);
}
