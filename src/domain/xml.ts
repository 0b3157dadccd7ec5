/** Characters that XML 1.0 forbids even when they are escaped: a feed with one is no feed at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it is about
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const HALF_CHARACTERS = /\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** The one way into XML, for text and attributes alike. */
export function escapeXml(text: string): string {
  return text
    .replace(HALF_CHARACTERS, '\ufffd')
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
