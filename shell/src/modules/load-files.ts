import { createLink, createScript } from './release-files.ts';

/** The end of a script, as far as webpack's runtime reads it: `type` is 'load', 'error' or 'timeout'. */
export interface ScriptEnd {
  readonly type: string;
  readonly target: EventTarget | null;
}

const timeoutMs = 120_000;

/** The styles in the page, by URL. */
const styles = new Map<string, Promise<void>>();

/**
 * Loads a script of a module. The webpack runtime in the module's container calls it for each chunk, once
 * (`packages/build/src/shell-loading-plugin.ts`).
 *
 * @param url of the script; it is requested with the integrity of its release, in a retry under another URL
 * @param done is called with the end, also after a failure
 */
export function loadScript(url: string, done: (end: ScriptEnd) => void): void {
  const script = createScript(url);
  const end = (event: ScriptEnd) => {
    clearTimeout(timer);
    script.onload = script.onerror = null;
    script.remove();
    done(event);
  };
  const timer = setTimeout(() => end({ type: 'timeout', target: script }), timeoutMs);
  script.onload = end;
  script.onerror = (event) => end(event as Event);
  document.head.append(script);
}

/**
 * Loads the styles of a module's chunk, as the function above its script.
 *
 * @throws Error if they cannot be loaded; the next call tries again
 */
export function loadStyle(url: string): Promise<void> {
  const link = Object.assign(createLink(url), { rel: 'stylesheet' });
  const known = styles.get(link.href);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      styles.delete(link.href);
      link.remove();
      reject(new Error(`The styles ${link.href} cannot be loaded`));
    };
  });
  styles.set(link.href, loading);
  document.head.append(link);
  return loading;
}
