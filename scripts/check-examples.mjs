// Compiles every @example of the packages' docstrings and the code of the documentation: node scripts/check-examples.mjs
// An example may use all that the packages export without importing it. Names that it takes from its surroundings, such
// as a post that was loaded before, count as `any`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from './workspaces.mjs';

const folder = join(root, '.cache', 'examples');
const read = (file) => readFileSync(join(root, file), 'utf8');
const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'services/*/contracts/src/**/*.ts'], {
  cwd: root,
  ignore: ['**/*.test.*'],
}).toSorted();

const pages = globSync(['docs/**/*.md', 'packages/*/README.md'], { cwd: root, ignore: ['docs/api/**'] }).toSorted();

/** The examples of one file, without the stars of the comment and the fence of Markdown. */
function examplesOf(source) {
  if (source.endsWith('.md')) return [...read(source).matchAll(/^```tsx?\n([\s\S]*?)^```/gm)].map(([, code]) => code);
  const comments = read(source).match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  const texts = comments.flatMap((comment) => [...comment.matchAll(/@example\b([\s\S]*?)(?=\n\s*\* @|\*\/$)/g)]);
  return texts.map(([, text]) =>
    text
      .replaceAll(/^\s*\* ?/gm, '')
      .replaceAll(/^```.*$/gm, '')
      .trim(),
  );
}

/** Import specifier by exported name, first of the same package, then of the others. */
function exportsSeenFrom(source) {
  const own = source.replace(/\/(src\/.*|README\.md)$/, '');
  const entries = globSync(['packages/*/package.json', 'services/*/contracts/package.json'], { cwd: root })
    .toSorted((a, b) => Number(b.startsWith(own)) - Number(a.startsWith(own)))
    .flatMap(entriesOf);
  const found = new Map();
  for (const { specifier, file } of entries) {
    // A plain word such as `post` is a value of the surroundings, not the schema of that name in another package.
    const isOwn = file.startsWith(`${own}/`);
    const names = exportedNames(read(file)).filter((name) => isOwn || /[A-Z]/.test(name));
    for (const name of names) if (!found.has(name)) found.set(name, specifier);
  }
  return found;
}

function entriesOf(packageFile) {
  const { name, exports = {} } = JSON.parse(read(packageFile));
  const base = packageFile.replace('/package.json', '');
  return Object.entries(exports).flatMap(([path, conditions]) => {
    const pattern = conditions['seed-source'];
    if (pattern === undefined) return [];
    const [before, after] = pattern.replace('./', `${base}/`).split('*');
    return globSync(pattern, { cwd: join(root, base), ignore: ['**/*.test.*'], expandDirectories: false })
      .map((file) => `${base}/${file}`)
      .map((file) => ({
        file,
        specifier: name + path.slice(1).replace('*', file.slice(before.length, file.length - (after?.length ?? 0))),
      }));
  });
}

function exportedNames(text) {
  const declared = [
    ...text.matchAll(/^export (?:declare |async |abstract )*(?:function\*?|const|let|class|interface|type) (\w+)/gm),
  ];
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names]) => names.split(','));
  const aliases = listed
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .split(/ as /)
        .at(-1),
    )
    .filter(Boolean);
  return [...declared.map(([, name]) => name), ...aliases];
}

function writeExample({ file, text, imports = [], unknown = [] }) {
  const isImport = /^import [\s\S]*?;$/gm;
  const body = text.replaceAll(isImport, '').replaceAll(/^export (?:default )?/gm, '');
  const lines = [
    ...imports.map(({ name, specifier }) => `import { ${name} } from '${specifier}';`),
    ...(text.match(isImport) ?? []),
    ...unknown.map((name) => `declare const ${name}: any; type ${name} = any;`),
    // Statements such as `return` and `await` need a function; module declarations need the top level.
    body.includes('declare module')
      ? `${body}\nexport {};`
      : `export async function example(): Promise<unknown> {\n${body}\nreturn undefined;\n}`,
  ];
  writeFileSync(join(folder, file), lines.join('\n'));
}

/** The compiler's complaints: `{ file, code, message }`. */
function compile() {
  const args = [join(root, 'node_modules/ts7/bin/tsc'), '-p', join(folder, 'tsconfig.json'), '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  return [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error TS(\d+): (.*)$/gm)].map(([, file, code, message]) => ({
    file,
    code,
    message,
  }));
}

/** Cannot find name, also with a suggestion, as a shorthand property, or as a value where there is a type only. */
const missingName = new Set(['2304', '2552', '18004', '2503', '2693']);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const compilerOptions = {
  noEmit: true,
  noUnusedLocals: false,
  noUnusedParameters: false,
  allowUnreachableCode: true,
  noImplicitAny: false,
  verbatimModuleSyntax: false,
};
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({ extends: '../../tsconfig.lint.json', compilerOptions, include: ['*.tsx'] }),
);
const examples = [...sources, ...pages].flatMap((source) =>
  examplesOf(source).map((text, at) => ({ source, text, file: `${source.replaceAll(/[/.]/g, '-')}-${at + 1}.tsx` })),
);
for (const example of examples) writeExample(example);
const missing = compile().filter(({ code }) => missingName.has(code));
for (const example of examples) {
  const complaints = missing.filter(({ file }) => file === example.file);
  const names = new Set(complaints.flatMap(({ message }) => /'(\w+)'/.exec(message)?.[1] ?? []));
  const known = exportsSeenFrom(example.source);
  const imports = [...names].filter((name) => known.has(name)).map((name) => ({ name, specifier: known.get(name) }));
  writeExample({ ...example, imports, unknown: [...names].filter((name) => !known.has(name)) });
}
const problems = compile();
for (const { file, message } of problems) {
  const { source, text } = examples.find((example) => example.file === file) ?? { source: file, text: '' };
  console.error(`${source}: ${message}\n  in the example: ${text.split('\n')[0]}`);
}
if (problems.length > 0) process.exitCode = 1;
else console.log(`${examples.length} examples compile`);
