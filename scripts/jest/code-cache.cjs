// Lets V8 compile a module once in each process of jest, which loads all modules again for each test file:
//   node --require ./scripts/jest/code-cache.cjs node_modules/jest/bin/jest.js
// Jest compiles by `vm.compileFunction`, whose code cache lacks the functions that V8 compiles when they are first called, and V8's own
// cache of scripts leaves out those with `importModuleDynamically`. So the functions are compiled as scripts here, and the cache of one is
// taken when its file is loaded again, after it has run: https://v8.dev/blog/improved-code-caching
const vm = require('node:vm');

/** By the name of the file: its source, with the script while it was loaded once, then with the cache. */
const compiled = new Map();

vm.compileFunction = (code, parameters, { filename, parsingContext, ...options }) => {
  const start = `(function (${parameters.join(', ')}) {`;
  const source = `${start}${code}\n})`;
  const before = compiled.get(filename);
  const cachedData = before?.source === source ? (before.cachedData ?? before.script.createCachedData()) : undefined;
  const script = new vm.Script(source, { ...options, filename, columnOffset: -start.length, cachedData });
  compiled.set(filename, cachedData === undefined ? { source, script } : { source, cachedData });
  return script.runInContext(parsingContext);
};
