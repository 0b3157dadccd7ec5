import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { hashOfAddress, oembedOf } from '#domain/sharing/embed.ts';
import type { PublicServices } from '#services/public-services.ts';
import { PROBLEM_ANSWERS, refuse } from './problems.ts';

const ADDRESS_LONGEST = 500;
const side = z.coerce.number().int().min(1).max(10_000).optional();

const oembedSchema = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  provider_name: z.string(),
  provider_url: z.string(),
  title: z.string(),
  width: z.number(),
  height: z.number(),
  html: z.string(),
  thumbnail_url: z.string(),
  thumbnail_width: z.number(),
  thumbnail_height: z.number(),
});

/** For sites that turn a pasted address into a card: oembed.com. */
export const oembedRoutes =
  ({ site }: PublicServices): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/oembed',
      {
        schema: {
          summary: 'How another site may show a story',
          querystring: z.object({
            url: z.string().max(ADDRESS_LONGEST),
            format: z.string().max(20).default('json'),
            maxwidth: side,
            maxheight: side,
          }),
          response: { 200: oembedSchema, ...PROBLEM_ANSWERS },
        },
      },
      async ({ query, reads }, reply) => {
        if (query.format !== 'json') return refuse(reply, 'unsupported-format');
        const hash = hashOfAddress(query.url, site.origin);
        if (hash === null) return refuse(reply, 'unknown-story');
        const outcome = await reads.services.readSharedStory(hash);
        if (outcome.kind === 'shared') return oembedOf(outcome.story, site, query);
        return refuse(reply, outcome.kind === 'gone' ? 'gone' : 'unknown-story');
      },
    );
  };
