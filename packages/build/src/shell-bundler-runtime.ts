import * as runtime from '@module-federation/runtime';

type Functions = Readonly<Record<string, unknown>>;

/** The functions of `@module-federation/webpack-bundler-runtime`, which the shell puts into a global. */
interface BundlerRuntime {
  readonly attachShareScopeMap: unknown;
  readonly bundlerRuntime: Functions;
}

const { _FEDERATION_BUNDLER_RUNTIME: fromShell } = globalThis as { _FEDERATION_BUNDLER_RUNTIME?: BundlerRuntime };
if (fromShell === undefined) throw new Error('The module is for a newer shell: this one has no bundler runtime.');
const { attachShareScopeMap, bundlerRuntime } = fromShell;

/**
 * The entry of a container copies it into its `__webpack_require__.federation`. Only `runtime`, which has state, is the
 * container's own code; the rest would be two fifths of each entry.
 */
const federation = {
  runtime,
  instance: undefined,
  initOptions: undefined,
  attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};

export { federation as default };
