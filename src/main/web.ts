/** The web server: `hikaya web`. */
import './production.ts';

const { startWeb } = await import('./compose/web-process.ts');
const { onStop } = await import('./compose/on-stop.ts');
const web = await startWeb(process.env);
onStop(web.stop, web.log);
