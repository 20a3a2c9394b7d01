/** The library declares the function in its index only. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  import type { bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
  export const consumes: (typeof bundlerRuntime)['consumes'];
}
