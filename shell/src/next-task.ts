/** Lets the browser paint and handle input before the work continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Lets the browser handle input before the work continues, which other tasks do not delay. Safari has no `scheduler`. */
export async function yieldToInput(): Promise<void> {
  const { scheduler }: { readonly scheduler?: Partial<Scheduler> } = window;
  await (scheduler?.yield?.() ?? nextTask());
}
