import { notFound } from '@seed/service-kit/problem-error';
import { versionedRows } from '@seed/service-kit/versioned-rows';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { moduleEntity, type ModuleRow } from './module.entity.ts';

/** The modules as stored, inside of the manager's transaction or on its own. */
export function modulesRepository(manager: EntityManager) {
  const modules = manager.getRepository(moduleEntity);
  return {
    ...versionedRows(manager, moduleEntity),
    list: (take: number): Promise<ModuleRow[]> => modules.find({ order: { module: 'ASC' }, take }),
    /** The modules that are switched off, with what members read instead. */
    async switchedOff(): Promise<Record<string, { message: string }>> {
      const rows = await modules.findBy({ offMessage: Not(IsNull()) });
      return Object.fromEntries(rows.map(({ module, offMessage }) => [module, { message: offMessage ?? '' }]));
    },
    has: (module: string): Promise<boolean> => modules.existsBy({ module }),
    /** @throws ProblemError `not_found` (404) if there is none. */
    async named(module: string): Promise<ModuleRow> {
      const row = await modules.findOneBy({ module });
      if (row === null) throw notFound(`There is no module '${module}' in the registry.`);
      return row;
    },
  };
}
