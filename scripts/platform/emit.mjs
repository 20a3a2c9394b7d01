import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

const compilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.Preserve,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  rewriteRelativeImportExtensions: true,
};

/**
 * Writes `dist` of a tarball: a script and its declarations for every source file, and the styles and pictures among
 * them. The declarations come from `npm run compile`.
 */
export function emit(packagePath, stage) {
  const { exclude } = JSON.parse(readFileSync(join(packagePath, 'tsconfig.json'), 'utf8'));
  const files = globSync('src/**/*', { cwd: packagePath, ignore: exclude });
  for (const path of files) {
    const file = relative('src', path);
    const source = join(packagePath, path);
    const target = join(stage, 'dist', file);
    mkdirSync(dirname(target), { recursive: true });
    if (/\.tsx?$/.test(file)) emitScript({ packagePath, file, source, target });
    else cpSync(source, target);
  }
}

function emitScript({ packagePath, file, source, target }) {
  const text = readFileSync(source, 'utf8');
  const { outputText } = ts.transpileModule(text, { fileName: source, compilerOptions });
  writeFileSync(target.replace(/\.tsx?$/, '.js'), outputText);
  const declarations = file.replace(/\.tsx?$/, '.d.ts');
  const compiled = ['dist/types', 'dist'].map((folder) => join(packagePath, folder, declarations)).find(existsSync);
  if (compiled === undefined) throw new Error(`${source} has no declarations: npm run compile`);
  writeFileSync(target.replace(/\.tsx?$/, '.d.ts'), withScriptNames(readFileSync(compiled, 'utf8')));
}

/** Declarations refer to each other by the names of the scripts beside them. */
function withScriptNames(declarations) {
  return declarations
    .replaceAll(/((?:from|import|import\() ?'\.[^']*)\.tsx?'/g, "$1.js'")
    .replaceAll(/((?:from|import|import\() ?"\.[^"]*)\.tsx?"/g, '$1.js"')
    .replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n');
}
