/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const files = readdirSync(__dirname).filter((file) => /^[a-z-]+\.tsx?$/.test(file));
const internal = ['class-names.ts', 'field-footer.tsx', 'formats.ts'];

interface Example {
  readonly path: string;
  readonly text: string;
}

const examples = files.flatMap(examplesIn);

it.each(files.filter((file) => !internal.includes(file)))('%s has an example', (file) => {
  expect(examples.some(({ path }) => basename(path).startsWith(`${file.replace(/\.tsx?$/, '')}-example`))).toBe(true);
});

it('every example compiles', () => {
  const texts = new Map(examples.map(({ path, text }) => [path, text]));
  const { options } = ts.getParsedCommandLineOfConfigFile(join(__dirname, '../tsconfig.json'), {}, parseHost) ?? {};
  const host = ts.createCompilerHost(options ?? {});
  const { readFile, fileExists } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  const styles = join(__dirname, '../../build/css-modules.d.ts');
  const program = ts.createProgram(
    [...texts.keys(), styles],
    { ...options, noEmit: true, composite: false, emitDeclarationOnly: false },
    host,
  );
  const problems = ts.getPreEmitDiagnostics(program).map((found) => ({
    file: basename(found.file?.fileName ?? ''),
    message: ts.flattenDiagnosticMessageText(found.messageText, '\n'),
  }));
  expect(problems).toEqual([]);
}, 60_000);

const parseHost: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
};

/** The fenced code after each `@example` of a file. */
function examplesIn(file: string): Example[] {
  const source = readFileSync(join(__dirname, file), 'utf8');
  const fences = source.matchAll(/@example\n \* ```(tsx?)\n((?: \*.*\n)*?) \* ```/g);
  return [...fences].map(([, extension, lines = ''], index) => ({
    path: join(__dirname, `${file.replace(/\.tsx?$/, '')}-example-${index}.${extension}`),
    text: lines.replaceAll(/^ \* ?/gm, ''),
  }));
}
