import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemsPage } from '#words/apology.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { HTML } from './web-bridge.ts';

/** An address that is not even text, such as /%E0%A4%A, never reaches a hook. */
export function answerUnreadable(_error: unknown, request: unknown, reply: unknown): void {
  const answer = reply as FastifyReply;
  const { url = '/' } = request as Partial<FastifyRequest>;
  void answer.code(400).headers(SECURITY_HEADERS).type(HTML).send(problemsPage(url));
}
