import TerserPlugin from 'terser-webpack-plugin';

const { swcMinify } = TerserPlugin;
type Minify = typeof swcMinify;

/** The hash in the name of a file, as webpack writes it into scripts. */
const hash = /(?<=["'.])[0-9a-f]{8}(?=["'.])/g;
/** A text of the same length, which no script has. */
const mask = (at: number) => `\uE000${String(at).padStart(6, '0')}\uE001`;
const masked = /\uE000(\d{6})\uE001/g;

const minify = async (...[input, ...rest]: Parameters<Minify>): Promise<Awaited<ReturnType<Minify>>> => {
  const hashes: string[] = [];
  const hide = (code: string) => code.replaceAll(hash, (found) => mask(hashes.push(found) - 1));
  const hidden = Object.fromEntries(Object.entries(input).map(([name, code]) => [name, hide(code)]));
  const result = await swcMinify(hidden, ...rest);
  const code = result.code?.replaceAll(masked, (_, at: string) => hashes[Number(at)] ?? '');
  return { ...result, ...(code !== undefined && { code }) };
};

/**
 * Minifies a script as if the names of files had no hashes. At this time they depend on the folder of the build, and swc
 * gives the most frequent letters to variables, so that a release would differ with the folder in which it is built.
 */
export const minifyWithoutHashes: Minify = Object.assign(minify, {
  getMinimizerVersion: swcMinify.getMinimizerVersion,
  supportsWorkerThreads: swcMinify.supportsWorkerThreads,
  filter: swcMinify.filter,
});
