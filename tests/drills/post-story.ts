import type http from 'node:http';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { validInput } from '#support/valid-input.ts';
import { type Answer, ask } from './ask.ts';

export type Posted = {
  title?: string;
  /** Whom the trusted proxy names as the sender. */
  address?: string;
  key?: string;
  agent?: http.Agent;
  /** The name it is asked by, where that is not its address. */
  host?: string;
  fields?: Record<string, unknown>;
};

/** A whole, valid story through the JSON API. */
export function postStory(origin: string, posted: Posted = {}): Promise<Answer> {
  const { terms: _, ...input } = validInput(generalCampaign());
  const { title = 'The day it snowed', address, key, agent, host, fields } = posted;
  return ask(origin, {
    path: '/api/story',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(host && { host }),
      ...(key && { 'idempotency-key': key }),
      ...(address && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ ...input, termsConditions: true, title, ...fields }),
    ...(agent && { agent }),
  });
}

/** The n-th of sixteen million senders. */
export function addressOf(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}
