import type { BootModule } from '@seed/contracts/boot';
import { ownLibraries } from '@seed/contracts/own-libraries';
import type { Logger } from '@seed/service-kit/logger';
import { onceUntilChanged } from '../once-until-changed.ts';
import type { ShellManifest } from './shell-manifest.ts';

/** Compares releases with the live shell, and names the shared libraries that each must load from its own files. */
export function createFitting(log: Logger) {
  const once = onceUntilChanged();
  return ({ uses = {}, ...release }: BootModule, shell: ShellManifest): BootModule => {
    const { names, reasons } = ownLibraries(uses, shell.libraries);
    if (names.length === 0) return release;
    const facts = { module: release.id, version: release.version, reasons };
    once(release.id, JSON.stringify(facts), () =>
      log.warn(facts, 'the module loads its own copies of shared libraries'),
    );
    const isShared = (library: string) => !names.includes(library);
    return { ...release, shared: release.shared?.filter(isShared), ownLibraries: [...names] };
  };
}
