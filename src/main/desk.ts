/** The officers' desk, a process of its own: `hikaya desk`. */
import './production.ts';

const { startDesk } = await import('./compose/desk-process.ts');
const { onStop } = await import('./compose/on-stop.ts');
const desk = await startDesk(process.env);
onStop(desk.stop, desk.log);
