import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test('nothing in a text can end it, and nothing remains that no reader may parse', () => {
  expect(escapeXml(`<b>&"'</b>`)).toBe('&lt;b&gt;&amp;&quot;&apos;&lt;/b&gt;');
  expect(escapeXml(']]>')).toBe(']]&gt;');
  expect(escapeXml('a\u0000\u000b\u001f\uffffb\n\tc')).toBe('ab\n\tc');
  expect(escapeXml('\ud800x')).toBe('\ufffdx');
  expect(escapeXml('چراغ 🌙')).toBe('چراغ 🌙');
});
