import { Linter } from 'eslint';
import { plainWords, problemsOfComment, problemsOfName, problemsOfProse } from '../lint/plain-words.mjs';

const words = (problems: { word: string }[]) => problems.map(({ word }) => word.trim());

test.each([
  ['* Tells whether the post is there. ', ['Tells']],
  ['* The loader is asked again whenever nobody answers.', ['nobody', 'asked', 'answers']],
  [' What a member sees first.', ['What']],
  [' Who may change a post.', ['Who']],
  [' Of a change that is stale, the response is 412.', ['Of a change that is stale,']],
  ['* A file that says which service hears of a change.', ['says', 'hears of']],
  [' Returns the known members; `answer()` and “told” are quoted.', []],
  [' MariaDB ignores the index for a row-value comparison, so the condition is written out.', []],
])('the comment "%s" has the words %j to avoid', (comment, expected) => {
  expect(words(problemsOfComment(comment)).toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['toldMessage', ['told']],
  ['sendReply', ['reply']],
  ['STAND-IN', []],
  ['successMessage', []],
  ['task', []],
])('the name %s has the words %j to avoid', (name, expected) => {
  expect(words(problemsOfName(name))).toEqual(expected);
});

test('a problem names the word to write', () => {
  expect(problemsOfProse('the query starts anew')).toEqual([{ word: 'anew', write: "write 'again'" }]);
});

test.each([
  { domainWords: undefined, expected: ["'reply': use 'response' (docs/glossary.md)"] },
  { domainWords: ['reply'], expected: [] },
])('a folder with the words of its own field $domainWords has the problems $expected', ({ domainWords, expected }) => {
  const config = {
    plugins: { words: plainWords },
    rules: { 'words/scripts': 'error' as const },
    settings: { domainWords },
  };
  const found = new Linter().verify('export const reply = 1;', [config]);
  expect(found.map(({ message }) => message)).toEqual(expected);
});
