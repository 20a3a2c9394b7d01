// Checks what the documentation claims: the files, tests and scripts that it names exist, every folder has its line in
// docs/architecture.md, every script of package.json is explained, every alert has its runbook, and the shell has the code that
// bench:click-path takes away: node scripts/check-docs.mjs
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { ways } from '../bench/click-path/ways.mjs';
import { root, workspaces } from './workspaces.mjs';

const pages = globSync(['*.md', '**/*.md'], { cwd: root, ignore: ['**/node_modules/**', '**/dist/**', '.*/**'] });
const read = (file) => readFileSync(join(root, file), 'utf8');
const topLevel = new Set(readdirSync(root));
const isFilePattern = /^[\w@.*{},-]+(\/[\w@.*{},-]+)*\/?$/;

/** The folders of paths that begin with `src` and belong to any module or service. */
const skeletons = ['mfe-forums', 'services/forums'];

const exists = (path) =>
  /[*{]/.test(path)
    ? globSync(path.replace(/\/$/, ''), { cwd: root, onlyFiles: false, dot: true }).length > 0
    : existsSync(join(root, path));

const linksOf = (text) => [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) => link);
const codeOf = (text) =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);

/** A code span that names a file of the repository, as opposed to a URL path, an import or an expression. */
function claimedPath(page, code) {
  if (!isFilePattern.test(code) || /dist|^\.(cache|data|modules)/.test(code)) return undefined;
  const [first] = code.split('/');
  if (topLevel.has(first) && code.includes('/')) return [code];
  const [folder, ...below] = [dirname(page), ...skeletons];
  if (first === 'src' && code.includes('/')) return [join(folder, code), ...below.map((each) => join(each, code))];
  return undefined;
}

function missingPaths(page) {
  const text = read(page);
  const links = linksOf(text).filter((link) => !existsSync(join(root, dirname(page), decodeURI(link))));
  const codes = codeOf(text).filter((code) => !(claimedPath(page, code)?.some(exists) ?? true));
  return [...links, ...codes].map((path) => `${page} names ${path}, which does not exist`);
}

/** The scripts of a project that `portal new` makes. */
const teamScripts = Object.keys(JSON.parse(read('packages/cli/templates/project/package.json')).scripts);

const rootScripts = Object.keys(JSON.parse(read('package.json')).scripts);

function missingScripts(page) {
  const known = new Set([
    ...rootScripts,
    ...workspaces.flatMap(({ packageJson }) => Object.keys(packageJson.scripts ?? {})),
    ...teamScripts,
  ]);
  const named = [...read(page).matchAll(/npm run (?:-s )?([\w:-]*\w)/g)].map(([, script]) => script);
  return named
    .filter((script) => !known.has(script))
    .map((script) => `${page} names the script ${script}, which does not exist`);
}

const proof = /`([^`]+\.(?:test\.tsx?|spec\.ts))`: ((?:(?!; `| \|).)+)/g;

/** The tables of permissions share the names of their tests. */
const sharedTests = read('packages/service-kit/src/testing/permissions.ts');

/** The tests that docs/specification.md names as its proofs. A remark after a dash or in brackets is not their name. */
function missingTests() {
  const isThere = (file, text) => `${read(file)}${sharedTests}`.replaceAll("\\'", "'").includes(text);
  const table = read('docs/specification.md').replaceAll(/^[^|].*$/gm, '');
  const proofs = [...table.matchAll(proof)].map(([, file, text]) => ({
    file,
    text: text.trim(),
  }));
  return proofs
    .filter(({ file }) => existsSync(join(root, file)))
    .map(({ file, text }) => ({ file, text, name: text.replace(/ — .*$/, '') }))
    .filter(({ file, name }) => ![name, name.replace(/ \([^()]*\)$/, '')].some((each) => isThere(file, each)))
    .map(({ file, name }) => `docs/specification.md names a test that ${file} does not have: ${name}`);
}

/** npm runs scripts such as `prestart` itself. */
function unexplainedScripts() {
  const text = ['README.md', 'CONTRIBUTING.md']
    .filter((file) => topLevel.has(file))
    .map(read)
    .join('\n');
  return rootScripts
    .filter((script) => !rootScripts.some((other) => script === `pre${other}`))
    .filter((script) => !new RegExp(`npm (run )?(-s )?${script}(?![\\w:-])`).test(text))
    .map((script) => `neither README.md nor CONTRIBUTING.md explains npm run ${script}`);
}

/** Folders that a script makes. */
const built = new Set(['dist', 'node_modules']);

function unlistedFolders() {
  const listed = [...read('docs/architecture.md').matchAll(/`([\w*/.-]+)\/`/g)].map(([, folder]) => folder);
  const matches = (folder) => listed.some((entry) => new RegExp(`^${entry.replaceAll('*', '[^/]+')}$`).test(folder));
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !built.has(entry.name))
    .flatMap(({ name }) => {
      const inner = workspaces.map(({ folder }) => folder).filter((folder) => folder.startsWith(`${name}/`));
      return inner.length > 0 ? inner : [name];
    });
  return folders.filter((folder) => !matches(folder)).map((folder) => `docs/architecture.md does not list ${folder}/`);
}

const kebabCase = (name) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Each alert names its page in docs/runbooks, and each page there has its alert. */
function runbookProblems() {
  const rules = globSync('deploy/prometheus/alerts/*.yaml', { cwd: root }).map(read).join('\n');
  const alerts = rules.split(/^ *- alert: /m).slice(1);
  const names = alerts.map((alert) => /^\w+/.exec(alert)[0]);
  const pageOf = (name) => `docs/runbooks/${kebabCase(name)}.md`;
  const titleOf = (page) => read(page).split('\n', 1)[0];
  const missing = names.filter((name) => !exists(pageOf(name)) || titleOf(pageOf(name)) !== `# ${name}`);
  const unnamed = alerts.filter((alert, at) => !alert.includes(`runbook: ${pageOf(names[at])}\n`));
  const known = new Set([...names.map(pageOf), 'docs/runbooks/README.md']);
  return [
    ...missing.map((name) => `the alert ${name} has no page ${pageOf(name)} with its name as the title`),
    ...unnamed.map((alert) => `the alert ${/^\w+/.exec(alert)[0]} does not name its runbook`),
    ...pages
      .filter((page) => page.startsWith('docs/runbooks/') && !known.has(page))
      .map((page) => `${page} has no alert`),
  ];
}

const outdatedWays = () =>
  Object.values(ways)
    .filter(({ file, code }) => !read(`shell/src/${file}`).includes(code))
    .map(({ file, code }) => `bench/click-path/ways.mjs names code that shell/src/${file} does not have: ${code}`);

const problems = [
  ...pages.flatMap(missingPaths),
  ...pages.flatMap(missingScripts),
  ...missingTests(),
  ...unexplainedScripts(),
  ...unlistedFolders(),
  ...runbookProblems(),
  ...outdatedWays(),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${pages.length} pages of documentation name only files and scripts that exist`);
