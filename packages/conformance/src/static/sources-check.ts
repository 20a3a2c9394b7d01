import ts from 'typescript';
import type { BuiltSubject, Check } from '../check.ts';
import type { Finding } from '../finding.ts';
import { forbiddenGlobals } from '../forbidden-globals.ts';
import type { SourceFile } from './module-sources.ts';

/** Files that hold the texts of a module: `messages.ts`, `extension-messages.ts`. */
const catalogue = /(^|[/-])messages\.ts$/;
/** Attributes that are shown or read aloud. */
const textAttributes =
  /^(alt|title|label|placeholder|description|caption|summary|heading|text|hint|intro|question|aria-(label|description|roledescription|valuetext))$/i;
const forbidden: ReadonlySet<string> = new Set(forbiddenGlobals);
const windows = new Set(['window', 'globalThis', 'self']);

/** Every text is in the catalogue, and no code reads a global of the shell, also where the check does not get to. */
export const sourcesCheck: Check<BuiltSubject> = {
  rule: 'source',
  title: 'Texts and globals in the sources',
  run: ({ sources }) => {
    const scripts = sources.files.filter(({ path }) => /\.tsx?$/.test(path));
    return Promise.resolve(scripts.flatMap(findingsIn));
  },
};

function findingsIn(source: SourceFile): Finding[] {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const add = (node: ts.Node, rule: string, message: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    findings.push({ rule, message, file: source.path, line: line + 1 });
  };
  const visit = (node: ts.Node) => {
    const text = catalogue.test(source.path) ? undefined : textOf(node);
    if (text !== undefined)
      add(node, 'source/text', `The text '${text}' is not in the catalogue: move it to messages.ts.`);
    const name = globalOf(node);
    if (name !== undefined) {
      add(
        node,
        'source/global',
        `The code uses ${name}. Call endpoints with useApi, keep texts with the forms of the SDK.`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}

/** The text of a node that members would read. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return words(node.text);
  if (ts.isJsxExpression(node) && node.expression !== undefined && !ts.isJsxAttribute(node.parent)) {
    return literalText(node.expression);
  }
  if (!ts.isJsxAttribute(node) || !textAttributes.test(node.name.getText())) return undefined;
  const value = node.initializer;
  if (value === undefined) return undefined;
  return literalText(ts.isJsxExpression(value) ? value.expression : value);
}

function literalText(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return words(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  return words([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' '));
}

/** Matches a text with a word: at least two letters. */
function words(text: string): string | undefined {
  return /\p{L}{2}/u.test(text) ? text.trim().replaceAll(/\s+/g, ' ') : undefined;
}

function globalOf(node: ts.Node): string | undefined {
  if (!ts.isIdentifier(node) || !forbidden.has(node.text)) return undefined;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return windows.has(parent.expression.getText()) ? parent.getText() : undefined;
  }
  const isReference = ts.isExpression(parent) || ts.isVariableDeclaration(parent) || ts.isExpressionStatement(parent);
  const isName = 'name' in parent && parent.name === node;
  return isReference && !isName && !isDeclaredIn(node) ? node.text : undefined;
}

/** A file may have a function of the same name. */
function isDeclaredIn(node: ts.Identifier): boolean {
  const pattern = new RegExp(`\\b(function|const|let)\\s+${node.text}\\b|[{,]\\s*${node.text}\\s*[,}].*(\\bfrom\\b|=)`);
  return pattern.test(node.getSourceFile().text);
}
