/**
 * ESLint rule that holds docs/glossary.md: it reports words to avoid in comments, test names, identifiers, CSS comments
 * and Markdown. Code in backticks, quotations and addresses are not read.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const rules = JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8'));
const compile = ({ avoid, write }) => ({ pattern: new RegExp(`\\b(?:${avoid})\\b`, 'gi'), write });
const inProse = rules.prose.map(compile);
const openings = rules.openings.map(({ avoid, write }) => ({ pattern: new RegExp(`^(?:${avoid})`, 'g'), write }));
const inNames = new Map(rules.names.flatMap(({ avoid, write }) => avoid.split('|').map((word) => [word, write])));

const testFunctions = new Set(['test', 'it', 'describe', 'step']);

const withoutCode = (text) =>
  text
    .replaceAll(/`[^`]*`/g, blank)
    .replaceAll(/[“"][^”"\n]*[”"]/g, blank)
    .replaceAll(/https?:\S+/g, blank);

function blank(found) {
  return ' '.repeat(found.length);
}

/** Problems of a sentence or paragraph: `{ word, write }`. */
export function problemsOfProse(text) {
  const read = withoutCode(text);
  return inProse.flatMap(({ pattern, write }) => [...read.matchAll(pattern)].map(([word]) => ({ word, write })));
}

/** Problems of a comment, whose opening counts too. */
export function problemsOfComment(text) {
  const prose = text.replaceAll(/^\s*\*+ ?/gm, '').trim();
  const opening = openings.flatMap(({ pattern, write }) =>
    (prose.match(pattern) ?? []).map((word) => ({ word, write })),
  );
  return [...opening, ...problemsOfProse(prose)];
}

/** Problems of an identifier in camelCase or kebab-case. */
export function problemsOfName(name) {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.$]/);
  return words.filter((word) => inNames.has(word)).map((word) => ({ word, write: inNames.get(word) }));
}

/** Declarations of names of this repository. */
const declaredNames = [
  'VariableDeclarator > Identifier.id',
  'FunctionDeclaration > Identifier.id',
  'ClassDeclaration > Identifier.id',
  'TSInterfaceDeclaration > Identifier.id',
  'TSTypeAliasDeclaration > Identifier.id',
  'TSPropertySignature > Identifier.key',
  'PropertyDefinition > Identifier.key',
  'MethodDefinition > Identifier.key',
  'Property > Identifier.key',
  'ObjectPattern > Property > Identifier.value',
  ':function > Identifier.params',
].join(', ');

const meta = {
  type: 'suggestion',
  messages: { word: "'{{word}}': {{write}} (docs/glossary.md)" },
  schema: [],
};

/** Some folders have a word of their own field that the glossary avoids elsewhere: `settings.domainWords` lists them. */
const reporter = (context) => (problems, node) => {
  const own = context.settings.domainWords ?? [];
  const found = problems.filter(({ word }) => !own.includes(word.toLowerCase()));
  for (const data of found) context.report({ loc: node.loc ?? node.position, messageId: 'word', data });
};

const inScripts = {
  meta,
  create(context) {
    const report = reporter(context);
    return {
      Program(node) {
        report(problemsOfName(basename(context.filename).replace(/\..*/, '')), node);
        for (const comment of context.sourceCode.getAllComments()) report(problemsOfComment(comment.value), comment);
      },
      CallExpression({ callee, arguments: [name] }) {
        if (name === undefined || !testFunctions.has(calledName(callee))) return;
        if (name.type === 'Literal' && typeof name.value === 'string') report(problemsOfProse(name.value), name);
        if (name.type === 'TemplateLiteral') {
          report(problemsOfProse(name.quasis.map(({ value }) => value.cooked).join(' ')), name);
        }
      },
      [declaredNames](node) {
        report(problemsOfName(node.name), node);
      },
    };
  },
};

/** `test.each(…)('…')` and `test.skip('…')` are calls of `test`, too. */
function calledName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? calledName(callee.tag) : undefined;
}

const inStyles = {
  meta,
  create(context) {
    const report = reporter(context);
    return {
      StyleSheet() {
        for (const comment of context.sourceCode.comments) report(problemsOfComment(comment.value), comment);
      },
    };
  },
};

const inMarkdown = {
  meta,
  create(context) {
    const report = reporter(context);
    return { text: (node) => report(problemsOfProse(node.value), node) };
  },
};

export const plainWords = { rules: { scripts: inScripts, styles: inStyles, markdown: inMarkdown } };
