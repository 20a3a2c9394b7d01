import type { BootModule } from '@seed/contracts/boot';
import { ModuleError } from './module-error.ts';

declare global {
  /** Subresource integrity by absolute URL: read by the code with which a module loads its own chunks and styles. */
  var __seedIntegrity: Record<string, string> | undefined;
}

const admitted = new Set<string>();

/** From now on the scripts of a release may run, with the integrity that the boot document tells. */
export function admitRelease(release: BootModule): void {
  const base = new URL(release.entry, location.origin);
  admitted.add(base.href);
  globalThis.__seedIntegrity ??= {};
  for (const [url, integrity] of Object.entries(release.integrity)) {
    globalThis.__seedIntegrity[new URL(url, base).href] = integrity;
  }
}

/** The script element of a container. Throws for a URL that no boot document named. */
export function createEntryScript(url: string): HTMLScriptElement {
  const { href, origin } = new URL(url, location.origin);
  if (!admitted.has(href)) throw new ModuleError('load_failed', `${href} is not in the boot document`);
  const script = document.createElement('script');
  script.src = href;
  const integrity = globalThis.__seedIntegrity?.[href];
  if (integrity !== undefined) script.integrity = integrity;
  if (integrity !== undefined || origin !== location.origin) script.crossOrigin = 'anonymous';
  return script;
}
