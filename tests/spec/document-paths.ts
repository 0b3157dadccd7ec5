import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['src/', 'tests/', 'bench/', 'docs/', 'bin/', '.ci/', 'deploy/'];

export type NamedPath = { document: string; written: string; target: string };

/** Every path of this repository that a document names, in code or as a link. */
export function pathsIn(document: string, text: string): NamedPath[] {
  return [...pathsInCode(text), ...linksIn(document, text)].map(({ written, target }) => ({
    document,
    written,
    target,
  }));
}

type Named = Omit<NamedPath, 'document'>;

function pathsInCode(text: string): Named[] {
  return codeIn(text)
    .flatMap((code) => code.split(/[\s'"=,;()│]+/))
    .map((word) => word.replace(/^\.\/(?=\w)/, ''))
    .filter((word) => FOLDERS.some((folder) => word.startsWith(folder)) && !isPlaceholder(word))
    .map((word) => ({ written: word, target: withoutTail(word) }));
}

function codeIn(text: string): string[] {
  const fences = [...text.matchAll(/^(```+|~~~+)[^\n]*\n([\s\S]*?)^\1/gm)];
  const prose = text.replace(/^(```+|~~~+)[^\n]*\n[\s\S]*?^\1/gm, '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)];
  return [...fences.map((match) => match[2] ?? ''), ...spans.map((match) => match[1] ?? '')];
}

function linksIn(document: string, text: string): Named[] {
  const inline = text.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g);
  const references = text.matchAll(/^\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/gm);
  return [...inline, ...references]
    .map((match) => match[1] ?? '')
    .filter((link) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link))
    .map((link) => ({ written: link, target: targetOfLink(document, link) }));
}

function targetOfLink(document: string, link: string): string {
  const plain = decodeURI(withoutTail(link));
  if (plain.startsWith('/')) return plain.slice(1);
  return path.posix.join(path.posix.dirname(document), plain);
}

/** `src/<folder>/…` speaks of no file in particular. */
function isPlaceholder(word: string): boolean {
  return /[<>…]|\.\.\./.test(word);
}

/** Without an anchor, a line number, or the end of the sentence. */
function withoutTail(word: string): string {
  return word
    .replace(/#.*$/, '')
    .replace(/(?::\d+)+$/, '')
    .replace(/[.:]+$/, '');
}

export function isDead({ target }: NamedPath, root: string): boolean {
  if (/[*{}]/.test(target)) return globSync(target, { cwd: root }).length === 0;
  return !existsSync(path.join(root, target));
}
