import { createHash } from 'node:crypto';

/** Takes the mark off a page and answers the hashes of exactly the scripts that carried it. */
export function sealScripts(
  marked: string,
  mark: string,
): { html: string; scriptHashes: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scriptHashes = [...marked.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '', code]) => attributes.includes(attribute) && code !== '')
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return { html: marked.replaceAll(attribute, ''), scriptHashes: [...new Set(scriptHashes)] };
}
