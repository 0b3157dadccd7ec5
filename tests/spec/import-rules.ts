import path from 'node:path';
import ts from 'typescript';

type Import = {
  /** Null where it is not written out and cannot be read. */
  specifier: string | null;
  typeOnly: boolean;
  line: number;
};

type Rule = {
  may: readonly string[];
  /** For `import type` alone, which leaves nothing behind at run time. */
  mayType?: readonly string[];
  /** Packages, where not every package is welcome. */
  packages?: readonly string[];
};

const page = [
  'src/web/ui/',
  'src/web/browser/',
  'src/web/content/',
  'src/web/words/',
  'src/words/',
  'src/web/services-context.ts',
  'src/domain/',
];
const services = ['src/services/'];

/** The table of the architecture; the longest folder that fits a file speaks for it. */
const RULES: Record<string, Rule> = {
  'src/domain/': { may: ['src/domain/'], packages: ['zod', 'zod/mini'] },
  'src/db/migrations/': { may: [] },
  'src/db/': { may: ['src/db/', 'src/domain/'] },
  'src/services/': { may: ['src/services/', 'src/db/', 'src/words/', 'src/domain/'] },
  'src/integrations/': {
    may: ['src/integrations/', 'src/words/', 'src/domain/'],
    mayType: ['src/services/ports.ts'],
  },
  'src/api/': { may: ['src/api/', 'src/services/', 'src/words/', 'src/domain/'] },
  'src/jobs/': { may: ['src/jobs/', 'src/services/', 'src/words/', 'src/domain/'] },
  'src/web/browser/': { may: ['src/web/browser/', 'src/words/', 'src/domain/'] },
  'src/words/': { may: ['src/words/', 'src/domain/'] },
  'src/web/words/': { may: ['src/web/words/', 'src/words/', 'src/domain/'] },
  'src/web/ui/': {
    may: ['src/web/ui/', 'src/web/browser/', 'src/web/words/', 'src/words/', 'src/domain/'],
  },
  'src/web/content/': { may: ['src/web/content/', 'src/words/', 'src/domain/'] },
  'src/web/render/': { may: ['src/web/render/', 'src/words/', 'src/domain/'] },
  'src/web/site/': {
    may: [
      'src/web/site/',
      'src/web/render/report-error.ts',
      'src/web/render/kept-part.tsx',
      ...page,
    ],
    mayType: services,
  },
  'src/web/desk/': { may: ['src/web/desk/', ...page], mayType: services },
  // Both sites are drawn, count their routes and say "later" in one way.
  'src/web/desk/entry.server.tsx': { may: ['src/web/desk/', 'src/web/render/'] },
  'src/web/desk/root.tsx': { may: ['src/web/desk/', 'src/web/render/', ...page] },
  'src/web/desk/server.ts': {
    may: ['src/web/desk/', 'src/web/route-census.ts', 'src/web/render/', 'src/domain/'],
    mayType: services,
  },
  // Read by the build alone.
  'src/web/desk/react-router.config.ts': { may: ['src/http/precompress.ts'] },
  'src/web/desk/vite.config.ts': { may: ['src/web/words-in-place.ts'] },
  'src/web/': { may: ['src/web/', 'src/words/', 'src/domain/'], mayType: services },
  'src/http/': {
    may: [
      'src/http/',
      'src/api/',
      'src/services/',
      'src/words/',
      'src/domain/',
      'src/web/render/inner-protocols.ts',
    ],
    mayType: ['src/web/render/web-answer.ts'],
  },
  'src/main/': {
    may: [
      'src/main/',
      'src/http/',
      'src/api/',
      'src/jobs/',
      'src/integrations/',
      'src/services/',
      'src/db/',
      'src/words/',
      'src/domain/',
    ],
  },
  'src/lab/': {
    may: [
      'src/lab/',
      'src/main/',
      'src/http/',
      'src/integrations/',
      ...services,
      'src/db/',
      'src/words/',
      'src/domain/',
    ],
  },
};

/** Folders whose rule is for the files directly in them. */
const FLAT = ['src/web/'];

/** These load a file by a name found at run time: the migrations in their folder, the built site, records to be worded. */
const LOADS_BY_NAME = [
  'src/db/migrate.ts',
  'src/http/http-server.ts',
  'src/http/desk-server.ts',
  'src/web/records-in-place.ts',
];

/** Every import of a file that the table does not allow, as one line each. */
export function wrongImports(file: string, text: string): string[] {
  const rule = ruleOf(file);
  if (!rule) return [`${file}: no rule speaks for this folder`];
  return importsOf(parse(file, text))
    .filter((one) => !isAllowed(file, one, rule))
    .map(({ specifier, line }) => `${file}:${line} imports ${specifier ?? 'what nobody can read'}`);
}

/** Files that need each other to run, each circle as one line. Types alone are gone by then. */
export function circles(files: readonly (readonly [file: string, text: string])[]): string[] {
  const needs = new Map(files.map(([file, text]) => [file, neededBy(file, text)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '));
    else if (!done.has(file))
      for (const needed of needs.get(file) ?? []) visit(needed, [...path, file]);
    done.add(file);
  };
  for (const file of needs.keys()) visit(file, []);
  return found;
}

function neededBy(file: string, text: string): string[] {
  return importsOf(parse(file, text))
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap(({ specifier }) => (specifier === null ? [] : (resolve(file, specifier) ?? [])));
}

function ruleOf(file: string): Rule | undefined {
  const folder = Object.keys(RULES)
    .filter((prefix) => file.startsWith(prefix))
    .filter((prefix) => !FLAT.includes(prefix) || !file.slice(prefix.length).includes('/'))
    .toSorted((a, b) => b.length - a.length)[0];
  return folder === undefined ? undefined : RULES[folder];
}

function isAllowed(file: string, { specifier, typeOnly }: Import, rule: Rule): boolean {
  if (specifier === null) return LOADS_BY_NAME.includes(file);
  const target = resolve(file, specifier);
  if (target === null) return rule.packages?.includes(specifier) ?? true;
  // Written by the router from the route itself; it exists as types alone.
  if (target.includes('/+types/')) return typeOnly;
  const welcome = typeOnly ? [...rule.may, ...(rule.mayType ?? [])] : rule.may;
  return welcome.some((prefix) => target === prefix || isUnder(target, prefix));
}

function isUnder(target: string, prefix: string): boolean {
  return prefix.endsWith('/') && target.startsWith(prefix);
}

/** The file in the repository, or null for a package. */
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('#support/')) return `tests/support/${specifier.slice(9)}`;
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return null;
}

export function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
}

export function nodesOf(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function importsOf(source: ts.SourceFile): Import[] {
  return nodesOf(source).flatMap((node) => {
    const found = importIn(node);
    if (!found) return [];
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    return [{ ...found, line: line + 1 }];
  });
}

/** `import { type A }` counts as a value: verbatim modules keep the import itself. */
function importIn(node: ts.Node): Omit<Import, 'line'> | null {
  if (ts.isImportDeclaration(node))
    return { specifier: literal(node.moduleSpecifier), typeOnly: isTypeClause(node.importClause) };
  if (ts.isExportDeclaration(node) && node.moduleSpecifier)
    return { specifier: literal(node.moduleSpecifier), typeOnly: node.isTypeOnly };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return { specifier: literal(node.argument.literal), typeOnly: true };
  if (ts.isCallExpression(node) && isLoad(node.expression))
    return { specifier: literal(node.arguments[0]), typeOnly: false };
  return null;
}

function isTypeClause(clause: ts.ImportClause | undefined): boolean {
  return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** `import(…)` and Vite's `import.meta.glob(…)`, which loads as surely. */
function isLoad(callee: ts.Expression): boolean {
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return true;
  return ts.isPropertyAccessExpression(callee) && callee.getText() === 'import.meta.glob';
}

function literal(node: ts.Node | undefined): string | null {
  return node && ts.isStringLiteralLike(node) ? node.text : null;
}
