/** The officers' desk as a process of its own. Reads its settings from the environment. */
import './production.ts';

const { startDesk } = await import('./desk-process.ts');
const { onStop } = await import('./on-stop.ts');
const desk = await startDesk(process.env);
onStop(desk.stop);
