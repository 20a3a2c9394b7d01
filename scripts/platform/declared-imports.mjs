import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

/** The packages that declarations come from: what a tarball's types import must come with it. */
const typesOf = {
  '@koa/router': '@types/koa__router',
  '@tanstack/query-core': '@tanstack/react-query',
  koa: '@types/koa',
  react: '@types/react',
};

/**
 * @throws Error if a tarball's files import a package that its package.json does not declare: it would be found in this
 * repository and nowhere else.
 */
export function assertImportsAreDeclared(stage, { name, dependencies, peerDependencies = {} }) {
  const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const files = globSync(['**/*.{js,mjs,cjs,d.ts}'], {
    cwd: stage,
    ignore: ['templates/**', 'shell/**', '**/node_modules/**'],
  });
  for (const file of files) {
    for (const library of importsOf(readFileSync(join(stage, file), 'utf8'))) {
      const wanted = file.endsWith('.d.ts') ? (typesOf[library] ?? library) : library;
      if (!declared.has(wanted))
        throw new Error(`${name}: ${file} needs '${wanted}', which package.json does not name`);
    }
  }
}

function importsOf(text) {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const found = code.matchAll(
    /(?:^|[;}\n]\s*)(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\(?\s*['"]([^'"]+)['"]/g,
  );
  const specifiers = [...found].map(([, from, plain]) => from ?? plain);
  const bare = specifiers.filter((specifier) => /^[@a-z]/.test(specifier) && !isBuiltin(specifier));
  return new Set(bare.map((specifier) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0]));
}
