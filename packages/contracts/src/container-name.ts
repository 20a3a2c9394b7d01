import type { ModuleRelease } from './module-release.ts';

/**
 * Name of a release's federation container. Every version has its own, so that two versions can run in one tab: the
 * one in use goes on working while the next one loads. The file needs no zod, so the shell can use it.
 */
export function containerName({ id, version }: Pick<ModuleRelease, 'id' | 'version'>): string {
  return `seed_${id}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
}
