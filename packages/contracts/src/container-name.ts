import type { ModuleRelease } from './module-release.ts';

/**
 * Name of a release's federation container. Every version has its own, so that two versions can live in one tab: the
 * one in use goes on working while the next one loads. Apart from the schemas: the shell needs no zod for it.
 */
export function containerName({ id, version }: Pick<ModuleRelease, 'id' | 'version'>): string {
  return `seed_${id}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
}
