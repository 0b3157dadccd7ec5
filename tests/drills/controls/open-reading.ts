/** Control of the drill `thiefs-hour`: the desk as it ships, but reading leaves no trace and a cookie makes passkeys. */
import { registerHooks } from 'node:module';

const OPENED: [file: string, rule: RegExp, instead: string][] = [
  [
    '/src/services/vetting/open-story.ts',
    /(export async function handOut\([\s\S]*?\{\n)/,
    '$1  return;\n',
  ],
  [
    '/src/services/vetting/open-story.ts',
    /(export async function handOutPassages\([\s\S]*?Promise<void> \{\n)/,
    '$1  return;\n',
  ],
  [
    '/src/integrations/officer-sign-in/officer-sign-in.ts',
    /!session\?\.addsUntil \|\| session\.addsUntil < clock\(\)/,
    '!session',
  ],
];

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    const rules = OPENED.filter(([file]) => url.endsWith(file));
    if (rules.length === 0) return loaded;
    const read = loaded.source ?? '';
    let source = typeof read === 'string' ? read : new TextDecoder().decode(read);
    for (const [, rule, instead] of rules) {
      if (!rule.test(source)) throw new Error('A rule is somewhere else.');
      source = source.replace(rule, instead);
    }
    return { ...loaded, source };
  },
});
await import('#main/desk.ts');
