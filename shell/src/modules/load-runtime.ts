import { nextTask } from '../next-task.ts';

/** Loads the chunk of the federation runtime. Its code runs in several tasks, so that the browser handles input in between. */
export async function loadRuntime() {
  await import(/* webpackChunkName: "federation" */ '@module-federation/runtime-core');
  await nextTask();
  await import(/* webpackChunkName: "federation" */ './shared-libraries.ts');
  await nextTask();
  return import(/* webpackChunkName: "federation" */ './federation-runtime.ts');
}
