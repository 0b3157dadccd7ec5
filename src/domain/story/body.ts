/** A story's words as a reader sees them: paragraphs of lines, lines of pieces. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'video'; text: string; href: string; player: string };

export type Line = Piece[];
export type Paragraph = Line[];

const ADDRESS =
  /(?<web>(?:https?:\/\/|www\.)[^\s<>"]+)|(?<email>[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;
/** Punctuation after an address belongs to the sentence, not to the address. */
const TRAILING = /[.,;:!?)\]}'"’”»۔،؟]+$/;

export function parseBody(text: string): Paragraph[] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => paragraph.split('\n').map(parseLine));
}

function parseLine(line: string): Line {
  const pieces: Line = [];
  let end = 0;
  for (const match of line.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '');
    if (match.index > end) pieces.push({ kind: 'text', text: line.slice(end, match.index) });
    pieces.push(match.groups?.email ? emailPiece(address) : webPiece(address));
    end = match.index + address.length;
  }
  if (end < line.length) pieces.push({ kind: 'text', text: line.slice(end) });
  return pieces;
}

function emailPiece(address: string): Piece {
  return { kind: 'link', text: address, href: `mailto:${address}` };
}

function webPiece(address: string): Piece {
  const href = /^www\./i.test(address) ? `https://${address}` : address;
  const player = playerAddress(href);
  return player
    ? { kind: 'video', text: address, href, player }
    : { kind: 'link', text: address, href };
}

/** The cookie-free player of the two services that stories may show, loaded only when pressed. */
function playerAddress(href: string): string | null {
  const youtube =
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^\s]*&)?v=|shorts\/)|youtu\.be\/)([\w-]{6,20})/i.exec(
      href,
    );
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube[1]}`;
  const vimeo = /^https?:\/\/(?:www\.)?vimeo\.com\/(\d{5,15})/i.exec(href);
  return vimeo ? `https://player.vimeo.com/video/${vimeo[1]}?dnt=1` : null;
}

export const LINK_REL = 'nofollow ugc noopener noreferrer';

/** Safe markup from escaped text: the only place a story becomes HTML. */
export function bodyMarkup(paragraphs: Paragraph[]): string {
  return paragraphs.map((lines) => `<p>${lines.map(lineMarkup).join('<br>')}</p>`).join('');
}

function lineMarkup(line: Line): string {
  return line
    .map((piece) =>
      piece.kind === 'text'
        ? escapeHtml(piece.text)
        : `<a href="${escapeHtml(piece.href)}" rel="${LINK_REL}">${escapeHtml(piece.text)}</a>`,
    )
    .join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
