import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { nodesOf, parse } from './import-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PUBLIC = ['src/web/root.tsx', 'src/web/{site,ui,words}/**/*.{ts,tsx}'];

/** Where the library finds sentences; what stands inside is theirs. */
const MACROS = ['Trans', 'Plural', 'Select', 'SelectOrdinal'];
/** Shown or read out, whatever is in it. */
const SPOKEN = ['aria-label', 'aria-description', 'placeholder', 'alt', 'title', 'label'];
/** The same of records that components draw. */
const SHOWN = ['label', 'title', 'heading', 'description', 'lead', 'text', 'hint', 'note', 'alt'];
/** Written so in every language. */
const NAMES = ['WhatsApp', 'Facebook', 'LinkedIn', '#OurLondonFamily'];
/** A card on somebody else's site has one address and no language of its own: its few words are English. */
const ENGLISH = /\/embed\//;

const WORDS = /\p{L}{2}/u;
/** As sentences and names begin, and codes do not. */
const BEGINS = /^\p{Lu}\p{Ll}/u;

/** Words that the next reader would see in English on every page, as one line each. */
function literalWords(file: string, text: string): string[] {
  return nodesOf(parse(file, text)).flatMap((node) =>
    wordsAt(node)
      .filter((words) => WORDS.test(words) && !NAMES.includes(words.trim()))
      .map((words) => `${file}: ${words.trim()}`),
  );
}

function wordsAt(node: ts.Node): string[] {
  if (isCaredFor(node)) return [];
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node))
    return ts.isJsxAttribute(node.parent) ? [] : literalsOf(node.expression);
  if (ts.isJsxAttribute(node)) {
    const literals = literalsOf(node.initializer);
    return SPOKEN.includes(node.name.getText()) ? literals : literals.filter(begins);
  }
  if (ts.isPropertyAssignment(node) && SHOWN.includes(node.name.getText()))
    return literalsOf(node.initializer).filter(begins);
  return [];
}

const begins = (words: string) => BEGINS.test(words);

/** Within a macro, or in an element that names the language of its words. */
function isCaredFor(node: ts.Node): boolean {
  for (let around: ts.Node | undefined = node.parent; around; around = around.parent) {
    const tag = ts.isJsxElement(around) ? around.openingElement : around;
    if (!ts.isJsxOpeningElement(tag) && !ts.isJsxSelfClosingElement(tag)) continue;
    const hasLanguage = tag.attributes.properties.some((one) => one.name?.getText() === 'lang');
    if (hasLanguage || MACROS.includes(tag.tagName.getText())) return true;
  }
  return false;
}

/** Those that answer one of their sides. */
const CHOOSING = [
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
];

/** Every text that an expression may come to and that is written out in it. */
function literalsOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return literalsOf(node.expression);
  if (ts.isConditionalExpression(node))
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && CHOOSING.includes(node.operatorToken.kind))
    return [...literalsOf(node.left), ...literalsOf(node.right)];
  return [];
}

test('what a public page says stands within macros, where every language finds it', () => {
  const files = globSync(PUBLIC, { cwd: ROOT }).filter(
    (file) => !file.includes('.test.') && !ENGLISH.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  expect(files.flatMap((file) => literalWords(file, read(file)))).toEqual([]);
});

test.each([
  ['text', '<p>Read on</p>'],
  ['text beside a sentence', '<p><Trans>Read</Trans> on</p>'],
  ['an expression', "<p>{'Read on'}</p>"],
  ['a choice', "<p>{open ? t`Close` : 'Read on'}</p>"],
  ['a condition', "<p>{open && 'Read on'}</p>"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  ['words around a value', '<p>{`Read ${title}`}</p>'],
  ['a name that is read out', '<a aria-label="read on" />'],
  ['a picture’s words', "<img alt={open ? 'read on' : ''} />"],
  ['a property of ours', '<Field hint="Read on" />'],
  ['a record', "const LINKS = [{ to: '/read', label: 'Read on' }];"],
])('%s that no language can say is found (control)', (_, planted) => {
  expect(literalWords('planted.tsx', planted)).toHaveLength(1);
});

test.each([
  ['a sentence', '<p><Trans>Read <b>on</b> {count}</Trans></p>'],
  ['a count', '<Plural value={count} one="Read # letter" other="Read # letters" />'],
  ['another language', '<span lang="fr">En français aussi.</span>'],
  ['a comparison', "<p>{kind === 'LETTER' && t`Read on`}</p>"],
  ['a sentence as text', '<p>{t`Read on`}</p>'],
  ['a name that is read out', '<a aria-label={t`Read on`} />'],
  [
    'what machines read',
    '<a className={open ? "tool done" : "tool"} rel="noopener" href="/read" />',
  ],
  ['signs', "<p>{i > 0 && ' · '}A+</p>"],
  ['a code', "const FORM = { intent: 'send', value: 'PALESTINE' };"],
])('nothing is wrong with %s', (_, sound) => {
  expect(literalWords('sound.tsx', sound)).toEqual([]);
});
