/** The button of the newest toast with one. It may be that of the shell, so it is found by its mark. */
export function newestToastAction(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-toast-action]')].at(-1);
}
