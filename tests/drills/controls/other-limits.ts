/** The web server with other limits of time: none (a control), or short ones for the small form. */
import { serveChanged } from '../serve-changed.ts';

const { server } = await serveChanged(() => ({}));
const limit = Number(process.env.TIME_LIMIT_MS);
server.headersTimeout = limit;
server.requestTimeout = limit;
server.keepAliveTimeout = limit;
