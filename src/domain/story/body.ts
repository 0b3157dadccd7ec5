import { findAddress } from './addresses-in-text.ts';

/** A story's words as a reader sees them: paragraphs of lines, lines of pieces. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'video'; text: string; href: string; player: string };

export type Line = Piece[];
export type Paragraph = Line[];

export function parseBody(text: string): Paragraph[] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => paragraph.split('\n').map(parseLine));
}

/** Most lines hold no address, and need not be looked at word by word. */
const MAY_HOLD_ADDRESS = /@|:\/\/|www\./i;

function parseLine(line: string): Line {
  if (line !== '' && !MAY_HOLD_ADDRESS.test(line)) return [{ kind: 'text', text: line }];
  const pieces: Line = [];
  let end = 0;
  // Word by word: an address never contains a space, and no text makes this slow.
  for (const word of line.matchAll(/\S+/g)) {
    const found = findAddress(word[0]);
    if (!found) continue;
    const start = word.index + found.start;
    if (start > end) pieces.push({ kind: 'text', text: line.slice(end, start) });
    pieces.push(linkPiece(found.text, found.href));
    end = start + found.text.length;
  }
  if (end < line.length) pieces.push({ kind: 'text', text: line.slice(end) });
  return pieces;
}

function linkPiece(text: string, href: string): Piece {
  const player = playerAddress(href);
  return player ? { kind: 'video', text, href, player } : { kind: 'link', text, href };
}

const YOUTUBE =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{6,20})/i;
const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com';
const VIMEO_PLAYER = 'https://player.vimeo.com';
/** The only other hosts a page may ever show something of, and only when a reader asks. */
export const PLAYER_HOSTS = [YOUTUBE_PLAYER, VIMEO_PLAYER] as const;
const VIMEO = /^https?:\/\/(?:www\.)?vimeo\.com\/(\d{5,15})/i;

/** The cookie-free player of the two services that stories may show, loaded only when pressed. */
function playerAddress(href: string): string | null {
  const [, youtube] = YOUTUBE.exec(href) ?? [];
  if (youtube) return `${YOUTUBE_PLAYER}/embed/${youtube}`;
  const [, vimeo] = VIMEO.exec(href) ?? [];
  return vimeo ? `${VIMEO_PLAYER}/video/${vimeo}?dnt=1` : null;
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
