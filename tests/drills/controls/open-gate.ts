/** Control of the drill `blind-keys`: the desk as it ships, with a gate that is always open. */
import { registerHooks } from 'node:module';

const RULE = /export const isGateOpen\b[\s\S]*$/;

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!url.endsWith('/src/domain/vetting/gate.ts')) return loaded;
    const read = loaded.source ?? '';
    const source = typeof read === 'string' ? read : new TextDecoder().decode(read);
    if (!RULE.test(source)) throw new Error('The rule of the gate is somewhere else.');
    return { ...loaded, source: source.replace(RULE, 'export const isGateOpen = () => true;\n') };
  },
});
await import('#main/desk.ts');
