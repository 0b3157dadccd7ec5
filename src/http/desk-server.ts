import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { MOST_UPLOAD_BYTES } from '#domain/content/pictures.ts';
import type { DeskServices } from '#services/desk-services.ts';
import { rootsOf } from './kept-assets.ts';
import { BROWSER_FILES, BUILD, refuseDevelopmentReact } from './react-build.ts';
import { BODY_LIMIT } from './server-limits.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';
import { addressOnTheWeb } from './visitor-address.ts';
import { bridge, type WebHandler } from './web-bridge.ts';

const ASSET_MAX_AGE = '1y';

export type DeskServerOptions = {
  handler: WebHandler;
  /** Folder of the built browser files; development serves its own. */
  assets: string | null;
  keptAssets?: string | undefined;
  /** The desk answers at this origin and at no other. */
  origin: string;
  /** Further routes, which only development has. */
  more?: (scope: FastifyInstance) => void;
};

/** The officers' side under /desk. At any other host name it is an unknown address. */
export async function registerDesk(app: FastifyInstance, desk: DeskServerOptions): Promise<void> {
  const { host } = new URL(desk.origin);
  const { assets } = desk;
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.host !== host) await reply.code(404).send();
    });
    scope.addHook('onSend', async (_request, reply) => {
      reply.headers(PRIVATE_HEADERS);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    if (assets)
      await scope.register(fastifyStatic, {
        root: rootsOf('desk', assets, desk.keptAssets),
        prefix: '/desk/assets/',
        immutable: true,
        preCompressed: true,
        maxAge: ASSET_MAX_AGE,
        index: false,
        // The public site's files have the first one.
        decorateReply: false,
      });
    desk.more?.(scope);
    // The router asks for the first page's data beside its bare name, not below it.
    const answer: WebHandler = async (request, visitor) =>
      withoutTrailingSlash(request) ?? desk.handler(request, visitor);
    await scope.register(async (pages) =>
      bridge(pages, answer, {
        urls: ['/desk', '/desk.data', '/desk/*'],
        large: {
          urls: ['/desk/content/:slot'],
          bodyLimit: MOST_UPLOAD_BYTES + BODY_LIMIT,
          mostAtOnce: 4,
        },
        addressOf: addressOnTheWeb,
      }),
    );
  });
}

/** For people who read what nobody else may: found by no search engine, framed by no page. */
const PRIVATE_HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  // Other sites learn nothing. `no-referrer` would also make a form post without a script come
  // from the origin "null", which the router rightly refuses.
  'referrer-policy': 'same-origin',
};

/** The production build: `npm run build` writes it. */
export async function loadDeskBuild(services: DeskServices): Promise<{
  handler: WebHandler;
  assets: string;
}> {
  const file = path.join(BUILD, 'desk/server/index.js');
  await readFile(file).catch(() => {
    throw new Error('There is no build of the desk yet. Run `npm run build` first.');
  });
  refuseDevelopmentReact();
  const { createDeskHandler } = await import(file);
  return { handler: await createDeskHandler(services), assets: BROWSER_FILES.desk };
}
