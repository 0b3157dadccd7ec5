/** The web server with React's development build, which `hikaya web` refuses to start with. */
import path from 'node:path';

process.env.NODE_ENV = 'development';
const { createWebHandler } = await import(path.resolve('build/server/index.js'));
const { startWeb } = await import('#main/compose/web-process.ts');
const { REACT } = await import('#http/react-build.ts');
if (!REACT.startsWith('development')) throw new Error(`This is React ${REACT}.`);
const pages = await createWebHandler();
await startWeb(process.env, async () => ({ pages, assets: path.resolve('build/client') }));
