/** The web server. Reads its settings from the environment. */
import './production.ts';

const { startWeb } = await import('./web-process.ts');
const { onStop } = await import('./on-stop.ts');
const web = await startWeb(process.env);
onStop(web.stop);
