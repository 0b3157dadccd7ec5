import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PublicServices } from '#services/public-services.ts';
import type { AddressOf } from './address-of.ts';
import { PROBLEM_ANSWERS } from './problems.ts';

/** Older clients send more (address, coordinates, postal code); only the path is read. */
const pageViewSchema = z.looseObject({ pathName: z.string() });

export const analyticsRoutes =
  (services: PublicServices, addressOf: AddressOf): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/analytics',
      {
        schema: {
          summary: 'Count one page view: path, day and country',
          body: pageViewSchema,
          response: { 204: z.null(), ...PROBLEM_ANSWERS },
        },
      },
      async (request, reply) => {
        services.pageViews.count({ path: request.body.pathName, address: addressOf(request) });
        return reply.code(204).send(null);
      },
    );
  };
