/** The officers' desk as a process of its own. Reads its settings from the environment. */
import './production.ts';

const { startDesk } = await import('./compose/desk-process.ts');
const { onStop } = await import('./compose/on-stop.ts');
const desk = await startDesk(process.env);
onStop(desk.stop);
