/**
 * Webpack loader that puts a module's styles into the cascade layer `module`: the kit's and the shell's styles can be
 * changed by them, never the other way round, and no selector of theirs has to fight.
 */
export default function moduleLayerLoader(css: string): string {
  return /@layer\s+module\s*\{/.test(css) ? css : `@layer module {\n${css}\n}`;
}
