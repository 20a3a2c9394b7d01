/** The object that the shell puts into a global for the containers of modules (`shell/src/modules/federation-runtime.ts`). */
interface ShellRuntime {
  createFederation?(): object;
}

const { _FEDERATION_BUNDLER_RUNTIME: shell } = globalThis as { _FEDERATION_BUNDLER_RUNTIME?: ShellRuntime };
if (!shell?.createFederation) throw new Error('The module is for a newer shell: this one has no runtime for it.');

/**
 * The entry of a container copies it into its `__webpack_require__.federation`. All code is the shell's, because it would be
 * half of each entry; the state is the container's own.
 */
const federation = shell.createFederation();

export { federation as default };
