/**
 * Webpack loader that puts a module's styles into the cascade layer `module`: they override the styles of the kit and
 * the shell, whatever the selectors' specificity.
 */
export default function moduleLayerLoader(css: string): string {
  return /@layer\s+module\s*\{/.test(css) ? css : `@layer module {\n${css}\n}`;
}
