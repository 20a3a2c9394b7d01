import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Libraries of which the shell shares some exports. With any other one, a module brings its own copy of the library. */
const sharedExports = Object.entries(
  JSON.parse(readFileSync(join(import.meta.dirname, '../shared-exports.json'), 'utf8')),
).map(([name, allowImportNames]) => ({
  name,
  allowImportNames,
  allowTypeImports: true,
  message:
    'The shell does not share it (packages/build/shared-exports.json): members would load a copy of the library.',
}));

const browserFiles = ['shell/**', 'mfe-*/**', 'packages/ui/**', 'packages/portal-sdk/**'];
/** Content that names modules on purpose: the demo world, and the texts of the kit's showcase. */
const demonstrations = ['packages/demo-world/**', 'packages/ui/showcase/**'];
const testFiles = ['**/*.test.{ts,tsx}', '**/testing/**', '**/fixtures/**', 'e2e/**', 'bench/**'];

/** The part of the house style that a machine can check (docs/architecture.md, "House style"). */
const houseStyle = {
  'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  'max-params': ['error', 3],
  'no-console': 'error',
  'no-empty': ['error', { allowEmptyCatch: false }],
  'no-restricted-syntax': [
    'error',
    { selector: 'ExportAllDeclaration:not([exported])', message: 'Name what is exported.' },
    { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
  ],
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/unbound-method': 'off',
  '@typescript-eslint/require-await': 'off',
};

/** Ids and routes of this repository's modules, such as `notices` and `/notices`: the platform names none of them. */
const moduleNames = readModuleNames();
/** A part of every address has this name, too. */
const plainNames = moduleNames.filter((name) => name !== 'search');
const noModuleNames = {
  selector: `:matches(Literal[value=/^(\\/(${moduleNames.join('|')})|${plainNames.join('|')})(\\/|$)/], JSXText[value=/\\b(${moduleNames.join('|')})\\b/])`,
  message: 'The platform knows no module by name: take it from the manifests of the live modules.',
};

/** The first formatter of a page keeps a phone busy for 70 ms, whether the page shows a date or not. */
const noEarlyFormatters = {
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
  message:
    'Create it at its first use, e.g. by `dateFormat` of `@seed/ui/formats`: this runs before the page is shown.',
};

export const eslintConfig = (root) =>
  tseslint.config(
    { ignores: ['**/dist/**', '**/.data/**', '**/.modules/**', '**/.cache/**', '**/public/**', '**/test-results/**'] },
    js.configs.recommended,
    {
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.recommendedTypeChecked],
      languageOptions: { parserOptions: { project: ['./tsconfig.lint.json'], tsconfigRootDir: root } },
      rules: houseStyle,
    },
    {
      files: ['**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
    },
    { files: browserFiles, plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
    {
      // Code that is built into modules.
      files: ['mfe-*/src/**', 'packages/portal-sdk/src/**', 'packages/ui/src/**'],
      ignores: [
        ...testFiles,
        '**/standalone/**',
        '**/{standalone,testing}.{ts,tsx}',
        'packages/portal-sdk/src/host/**',
      ],
      rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: sharedExports }] },
    },
    {
      files: ['shell/src/**', 'services/gateway/src/**', 'packages/*/src/**'],
      ignores: [...testFiles, ...demonstrations],
      rules: { 'no-restricted-syntax': [...houseStyle['no-restricted-syntax'], noModuleNames, noEarlyFormatters] },
    },
    {
      files: ['mfe-*/src/**'],
      ignores: testFiles,
      rules: { 'no-restricted-syntax': [...houseStyle['no-restricted-syntax'], noEarlyFormatters] },
    },
    {
      // A function that runs in a page contains all that it uses.
      files: ['packages/conformance/src/{measures,page}/**'],
      rules: { 'max-lines-per-function': 'off' },
    },
    { files: testFiles, rules: { 'max-lines-per-function': 'off', 'max-lines': ['error', 300] } },
    // The default export of a configuration file or a webpack loader is its tool's interface.
    { files: ['**/*.config.{ts,mjs}', '**/*-loader.ts', '**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
    { files: ['**/bin/**', 'scripts/**', 'bench/**', 'deploy/**'], rules: { 'no-console': 'off' } },
    { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
    { files: ['packages/build/jest/**'], languageOptions: { globals: globals.jest } },
  );

function readModuleNames() {
  const root = join(import.meta.dirname, '../../..');
  const manifests = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const names = manifests.flatMap((name) => {
    const { id, routes } = JSON.parse(readFileSync(join(root, name, 'module.json'), 'utf8'));
    return [id, ...routes.map((route) => route.slice(1))];
  });
  return [...new Set(names)];
}
