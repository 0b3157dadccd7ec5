import { ANNOUNCEMENT, IMPORT_ALONE, IMPORT_AS, START } from './inner-protocols.ts';

/**
 * The framework announces every script at the top of the page, ahead of the style sheet and at the
 * same priority, and asks for them while the words are still on their way. Here they are asked for
 * once the words have been painted: on a slow line nothing then competes with reading.
 */
export function wordsFirst(html: string): string {
  const announced = [...html.matchAll(ANNOUNCEMENT)].map(([, href = '']) => href);
  return html
    .replaceAll(ANNOUNCEMENT, '')
    .replace(
      START,
      (_, mark: string | undefined, code: string) =>
        `<script${mark ?? ''} type="module">${later(code, announced)}</script>`,
    );
}

/** A tab behind others is not painted and need not wait; nor need anybody wait for ever. */
const LONGEST_WAIT_MS = 3_000;
const PAINTED = [
  'if(!document.hidden)await new Promise((painted)=>{',
  'new PerformanceObserver(painted).observe({type:"paint",buffered:true});',
  `setTimeout(painted,${LONGEST_WAIT_MS})});`,
].join('');

function later(code: string, announced: readonly string[]): string {
  const steps = code
    .replaceAll(IMPORT_AS, 'const $1=await import($2);')
    .replaceAll(IMPORT_ALONE, 'await import($1);');
  return `(async()=>{${PAINTED}${announceAll(announced)}${steps}})()`;
}

/** All at once: else each would be found out only when the one before it has arrived. */
function announceAll(hrefs: readonly string[]): string {
  const link = 'Object.assign(document.createElement("link"),{rel:"modulepreload",href})';
  return `for(const href of ${JSON.stringify(hrefs)})document.head.append(${link});`;
}
