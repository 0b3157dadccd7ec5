import type { Page } from 'playwright-core';
import { SOCIAL_SERVICES } from '#domain/options/social-services.ts';

/** Written so in every language. */
const NAMES = [
  ...['Hikaya', '#OurLondonFamily', 'WhatsApp', 'LinkedIn', 'Instagram', 'Facebook'],
  ...SOCIAL_SERVICES.map(({ label }) => label),
];

/** Of pages in words of no language, which have none of the letters that those accent: English that was forgotten. */
export function leftInEnglish(page: Page, given: readonly string[] = []): Promise<string[]> {
  return page.evaluate(findEnglish, [...NAMES, ...given]);
}

/** Words that nobody can read whole, and controls that are too high for what they say, as the window is now. */
export function badlyDrawn(page: Page): Promise<string[]> {
  return page.evaluate(findBadlyDrawn);
}

/** Runs in the page. */
function findEnglish(names: string[]): string[] {
  const ADDRESS = /\S*(?:\/|@|\.(?:org|test))\S*/g;
  /** The name of a text in its address. */
  const HASH = /\b[0-9a-hjkmnp-tv-z]{12}\b/g;
  const ENGLISH = /[a-z]*[aeioucnsy][a-z]+|[a-z]+[aeioucnsy]/i;
  const SPOKEN = ['aria-label', 'aria-description', 'placeholder', 'alt', 'title', 'label'];
  const TAGS = '[name="description"], [property^="og:"]:is([property$="title"], [property$="alt"])';
  /** Words of a writer, or in a language of their own. */
  const OTHERS = ':is([lang]:not(html), [lang]:not(html) *, script, style, textarea)';
  const isEnglish = (text: string) => {
    const ours = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
    return ENGLISH.test(ours.replaceAll(ADDRESS, '').replaceAll(HASH, ''));
  };
  const found = new Set<string>();
  const hear = (node: Element, said: string | null) => {
    if (said && !node.matches(OTHERS) && isEnglish(said))
      found.add(`<${node.tagName.toLowerCase()} class="${node.className}"> ${said.trim()}`);
  };
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.parentElement) hear(text.parentElement, text.nodeValue);
  for (const node of document.body.querySelectorAll('*'))
    for (const name of SPOKEN) hear(node, node.getAttribute(name));
  // What chats are told of a text is in its own language.
  if (!document.querySelector('[property="og:type"][content="article"]'))
    for (const tag of document.head.querySelectorAll(TAGS)) hear(tag, tag.getAttribute('content'));
  return [...found];
}

/** Runs in the page. */
function findBadlyDrawn(): string[] {
  const HIGHEST = 100;
  const CONTROLS = 'a, button, summary, select, input, [role="button"]';
  const CARD = [
    ':has(h2, h3, h4, p, dl, ul, blockquote, img, svg.tile)',
    // A place on a wall, a thing on a shelf, a question, and a sentence that says what is wrong.
    ...['.wall-link', '.yours', '.ways-shelf a', '.faq summary', '.controls summary', '.summary a'],
  ].join();
  const UNSEEN = '.skip, option, svg *';
  type Edge = { cutBy: Element; across: boolean; down: boolean; rect: DOMRect };
  type Around = { edges: Edge[]; reachable: boolean };
  const known = new Map<Element, Around>();
  const found = new Set<string>();
  const nameOf = ({ tagName, className }: Element) => `<${tagName.toLowerCase()} "${className}">`;

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const node = text.parentElement;
    if (!node || !text.nodeValue?.trim() || node.matches(UNSEEN)) continue;
    if (!node.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const fault = faultOf(line, around(node));
      if (fault) found.add(`${fault}: ${nameOf(node)} ${text.nodeValue.trim()}`);
    }
  }
  for (const control of document.body.querySelectorAll(CONTROLS)) {
    const { height } = control.getBoundingClientRect();
    if (height <= HIGHEST || control.matches(CARD) || !control.checkVisibility()) continue;
    // A link within a text is as long as its words.
    if (getComputedStyle(control).display !== 'inline')
      found.add(`${Math.round(height)} px high: ${nameOf(control)} ${control.textContent.trim()}`);
  }
  return [...found];

  /** What cuts off the words of an element, unless they can be scrolled to or are for listeners alone. */
  function around(node: Element | null): Around {
    if (!node) return { edges: [], reachable: false };
    const before = known.get(node);
    if (before) return before;
    const { overflowX, overflowY, display, webkitLineClamp, clipPath } = getComputedStyle(node);
    const reachable = /auto|scroll/.test(`${overflowX} ${overflowY}`) || clipPath !== 'none';
    const outer = reachable ? { edges: [], reachable } : around(node.parentElement);
    const [across, down] = [overflowX !== 'visible', overflowY !== 'visible'];
    const cuts = (across || down) && display !== 'inline' && webkitLineClamp === 'none';
    const rect = node.getBoundingClientRect();
    const edges =
      cuts && !reachable ? [{ cutBy: node, across, down, rect }, ...outer.edges] : outer.edges;
    const told = { edges, reachable: outer.reachable };
    known.set(node, told);
    return told;
  }

  function faultOf(line: DOMRect, { edges, reachable }: Around): string | null {
    // Letters' boxes are higher than what is drawn of them.
    const middle = (line.top + line.bottom) / 2;
    const edge = edges.find(
      ({ across, down, rect }) =>
        (across && (line.left < rect.left - 1 || line.right > rect.right + 1)) ||
        (down && (middle < rect.top || middle > rect.bottom)),
    );
    if (edge) return `cut off by ${nameOf(edge.cutBy)}`;
    const outside = line.left < -1 || line.right > innerWidth + 1;
    return outside && !reachable ? 'outside of the screen' : null;
  }
}
