type Functions = Readonly<Record<string, unknown>>;

/** The functions of `@module-federation/runtime` and `webpack-bundler-runtime`, which the shell puts into a global. */
interface BundlerRuntime {
  readonly attachShareScopeMap: unknown;
  readonly bundlerRuntime: Functions;
  readonly runtime: Functions;
}

const { _FEDERATION_BUNDLER_RUNTIME: fromShell } = globalThis as { _FEDERATION_BUNDLER_RUNTIME?: BundlerRuntime };
if (fromShell?.runtime === undefined) {
  throw new Error('The module is for a newer shell: this one has no bundler runtime.');
}
const { attachShareScopeMap, bundlerRuntime, runtime } = fromShell;

/**
 * The entry of a container copies it into its `__webpack_require__.federation`. All code is the shell's, because it would be
 * half of each entry; the state is the container's own.
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
