import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

/** The part of a container's `__webpack_require__` that starts it. */
interface Container {
  readonly federation: { readonly initOptions: object; readonly runtime: { init(options: object): object } };
}

/**
 * The functions of `@module-federation/webpack-bundler-runtime` that containers of the portal's build call. The others are for
 * containers that load from further containers, need a library as they start, or ship parts of libraries.
 */
export const bundlerRuntime = {
  S: {},
  I: initializeSharing,
  consumes,
  initContainerEntry,
  init: ({ webpackRequire: { federation } }: { readonly webpackRequire: Container }) =>
    federation.runtime.init(federation.initOptions),
};

export { attachShareScopeMap };
