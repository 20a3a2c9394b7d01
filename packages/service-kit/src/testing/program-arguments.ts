/**
 * Returns the arguments with which Node runs a program of a workspace: the source, or the compiled file if
 * `TEST_COMPILED` is `1`. `npm test` sets it after it has compiled, because compiled code starts in half the time.
 *
 * @param main the absolute path of the source, below a folder `src`
 *
 * @example
 * ```ts
 * const child = spawn(process.execPath, programArguments(join(__dirname, 'main.ts')));
 * ```
 */
export function programArguments(main: string): string[] {
  if (process.env['TEST_COMPILED'] !== '1') return ['--conditions=seed-source', '--import', 'tsx', main];
  return [main.replace(/^(.*)\/src\/(.*)\.ts$/, '$1/dist/$2.js')];
}
