import css from '@eslint/css';
import markdown from '@eslint/markdown';
import tseslint from 'typescript-eslint';
import { plainWords } from './plain-words.mjs';

/** Generated files, the glossary, and the quotations of the specification. */
const exceptions = ['docs/glossary.md', 'docs/specification.md', 'docs/api/**', '**/*.api.md'];

/** Checks the words of docs/glossary.md only, which takes seconds. */
export const wordsConfig = tseslint.config(
  { ignores: ['**/{dist,.data,.modules,.cache,public,test-results,node_modules}/**', ...exceptions] },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { words: plainWords },
    rules: { 'words/scripts': 'error' },
  },
  {
    files: ['**/*.md'],
    language: 'markdown/gfm',
    plugins: { markdown, words: plainWords },
    rules: { 'words/markdown': 'error' },
  },
  {
    files: ['**/*.css'],
    language: 'css/css',
    languageOptions: { tolerant: true },
    plugins: { css, words: plainWords },
    rules: { 'words/styles': 'error' },
  },
);
