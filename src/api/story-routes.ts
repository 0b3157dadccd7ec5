import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { WRITING_TYPES } from '#domain/options/writing-types.ts';
import { PAGE_SIZE, PAGE_SIZE_LARGEST, type Page } from '#domain/paging/paging.ts';
import { isIdempotencyKey } from '#domain/submission/idempotency-key.ts';
import type { PublicServices } from '#services/public-services.ts';
import type { StoryInList } from '#services/stories/list-stories.ts';
import type { AddressOf } from './address-of.ts';
import { PROBLEM_ANSWERS, refuse } from './problems.ts';
import { presentStory, wirePageSchema, wireStorySchema } from './wire-story.ts';
import {
  formRequestOf,
  languageOf,
  ofTheForm,
  signsOf,
  toSubmissionInput,
  toWireProblems,
  wireSubmissionSchema,
  writingTypeOf,
} from './wire-submission.ts';

/** The old loader is kept for clients that still call it, with a bound. */
const OLD_LOADER_SIZE = 100;
/** Further than this nobody turns pages; it keeps the arithmetic inside the database's integers. */
const PAGE_NUMBER_LARGEST = 10_000_000;

const pageQuery = z.object({
  pageNumber: z.coerce.number().int().min(0).max(PAGE_NUMBER_LARGEST).default(0),
  numStories: z.coerce.number().int().min(1).max(PAGE_SIZE_LARGEST).default(PAGE_SIZE),
});

const sentSchema = z.object({
  url: z.string().describe('Where it will live once it is published.'),
  receipt: z
    .string()
    .describe('Twelve words that open /receipt. They are told in this answer and nowhere else.'),
});

export const storyRoutes =
  (services: PublicServices, addressOf: AddressOf): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/story',
      {
        schema: {
          summary: 'Send a story or a letter',
          headers: z.looseObject({
            'idempotency-key': z
              .string()
              .refine(isIdempotencyKey)
              .optional()
              .describe('The same key and words give the same answer, and are stored once.'),
          }),
          body: wireSubmissionSchema,
          response: { 201: sentSchema, ...PROBLEM_ANSWERS },
        },
      },
      async (request, reply) => {
        const chosen = await services.chooseForms(formRequestOf(request.body));
        const outcome =
          chosen.kind !== 'open'
            ? chosen
            : await services.submitStory({
                forms: chosen.forms,
                versions: chosen.versions,
                input: toSubmissionInput(request.body),
                writingType: writingTypeOf(request.body),
                language: languageOf(request.body),
                idempotencyKey: request.headers['idempotency-key'] ?? randomUUID(),
                botCheckToken: String(request.body['g-recaptcha'] ?? '') || null,
                signs: signsOf(request.body),
                address: addressOf(request),
              });
        switch (outcome.kind) {
          case 'received':
            return reply
              .code(201)
              .header('location', outcome.url)
              .header('cache-control', 'no-store')
              .send({ url: outcome.url, receipt: outcome.receipt.join(' ') });
          case 'invalid':
            return refuse(reply, 'invalid-fields', { errors: toWireProblems(outcome.problems) });
          case 'closed':
            return refuse(reply, 'invalid-fields', { errors: ofTheForm('formClosed') });
          case 'changed':
            return refuse(reply, 'invalid-fields', { errors: ofTheForm('formChanged') });
          case 'too-many':
            reply.header('retry-after', String(outcome.waitSeconds));
            return refuse(reply, 'too-many');
          case 'not-human':
            return refuse(reply, 'not-human');
          case 'key-reused':
            return refuse(reply, 'idempotency-key-reused');
        }
      },
    );

    app.get(
      '/bot-check',
      {
        schema: {
          summary: 'A challenge to solve before sending; its answer goes into g-recaptcha',
          response: { 200: z.object({ challenge: z.unknown() }), ...PROBLEM_ANSWERS },
        },
      },
      async (request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .send({ challenge: await services.challenge(addressOf(request)) }),
    );

    app.get(
      '/story/some',
      {
        schema: {
          summary: 'One page of all published stories and letters, newest first',
          querystring: pageQuery,
          response: { 200: wirePageSchema, ...PROBLEM_ANSWERS },
        },
      },
      async ({ query, reads }) => {
        const request = { number: query.pageNumber, size: query.numStories };
        return presentPage(await reads.services.listStoriesInFull({}, request));
      },
    );

    app.get(
      '/story/stories-by-category',
      {
        schema: {
          summary: 'One page of a category',
          querystring: pageQuery.extend({ category: z.enum(CATEGORIES.map((c) => c.code)) }),
          response: { 200: wirePageSchema, ...PROBLEM_ANSWERS },
        },
      },
      async ({ query, reads }) => {
        const request = { number: query.pageNumber, size: query.numStories };
        return presentPage(
          await reads.services.listStoriesInFull({ category: query.category }, request),
        );
      },
    );

    app.get(
      '/story/stories',
      {
        schema: {
          summary: 'The newest stories as a plain array',
          deprecated: true,
          response: { 200: z.array(wireStorySchema), ...PROBLEM_ANSWERS },
        },
      },
      async ({ reads }, reply) => {
        const request = { number: 0, size: OLD_LOADER_SIZE };
        const page = await reads.services.listStoriesInFull({}, request);
        return reply.header('deprecation', '@1763164800').send(presentPage(page).content);
      },
    );

    app.get(
      '/story/:hash',
      {
        schema: {
          summary: 'One story or letter',
          params: z.object({ hash: z.string() }),
          querystring: z.object({
            type: z.enum(WRITING_TYPES).optional(),
            useCategory: z.enum(['true', 'false']).optional(),
          }),
          response: { 200: wireStorySchema, ...PROBLEM_ANSWERS },
        },
      },
      async ({ params, query, reads }, reply) => {
        const outcome = await reads.services.readStory({
          hash: params.hash,
          writingType: query.type,
          withinCategory: query.useCategory === 'true',
        });
        switch (outcome.kind) {
          case 'published':
            return presentStory(outcome.story, outcome.neighbours);
          case 'gone':
            return refuse(reply, 'gone');
          case 'unknown':
            return refuse(reply, 'unknown-story');
        }
      },
    );
  };

function presentPage(page: Page<StoryInList>) {
  return {
    ...page,
    content: page.content.map((item) => presentStory(item.story, item.neighbours)),
  };
}
