import { textDirection } from '#domain/options/languages.ts';
import type { Site } from '#domain/site.ts';
import { escapeHtml } from '#domain/story/body.ts';
import type { Mail } from '#services/ports.ts';
import type { MailLanguage } from './words/mail-words.ts';

/** What a mail is made of, whichever part of it is read. */
export type MailBlock =
  | { kind: 'line'; text: string }
  | { kind: 'link'; url: string }
  /** Somebody else's words: a clause's, or an officer's. */
  | { kind: 'quote'; text: string };

type Letter = { language: MailLanguage; subject: string; blocks: MailBlock[]; signature?: string };

export function line(text: string): MailBlock {
  return { kind: 'line', text };
}

/** In one pass, so that a title with braces in it fills in nothing. */
export function fillWords(words: string, values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

export function letterParts(letter: Letter, site: Site): Pick<Mail, 'subject' | 'text' | 'html'> {
  return {
    subject: letter.subject,
    text: `${letter.blocks.map(textOf).join('\n\n')}\n\n${[site.name, letter.signature].filter(Boolean).join('\n')}\n`,
    html: htmlOf(letter),
  };
}

function textOf(block: MailBlock): string {
  if (block.kind === 'line') return block.text;
  if (block.kind === 'link') return block.url;
  return block.text.replace(/^/gm, '  ');
}

/** No picture, no style, nothing fetched: it opens anywhere, and nobody learns that it did. */
function htmlOf({ language, subject, blocks }: Letter): string {
  const place = `lang="${language}" dir="${textDirection(language)}"`;
  return `<!doctype html><html ${place}><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body ${place}>${blocks.map(markupOf).join('')}</body></html>`;
}

function markupOf(block: MailBlock): string {
  if (block.kind === 'line') return `<p>${escapeHtml(block.text)}</p>`;
  if (block.kind === 'quote')
    return `<blockquote dir="auto">${escapeHtml(block.text).replaceAll('\n', '<br>')}</blockquote>`;
  const url = escapeHtml(block.url);
  return `<p dir="ltr"><a href="${url}">${url}</a></p>`;
}
