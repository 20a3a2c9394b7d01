import { nextTask } from '../next-task.ts';

/**
 * Loads the chunk of the federation runtime. Its code runs in several tasks, so that the browser handles input in between. Of the
 * runtime's core only an export is named, because the whole namespace would keep the functions that no file imports.
 */
export async function loadRuntime() {
  await import(
    /* webpackChunkName: "federation", webpackExports: ["ModuleFederation"] */ '@module-federation/runtime-core'
  );
  await nextTask();
  await import(/* webpackChunkName: "federation" */ './shared-libraries.ts');
  await nextTask();
  return import(/* webpackChunkName: "federation" */ './federation-runtime.ts');
}
