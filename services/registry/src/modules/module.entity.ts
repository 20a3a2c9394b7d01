import type { SigningKey } from '@seed/registry-contracts/modules';
import {
  idColumn,
  instantColumn,
  integerColumn,
  jsonColumn,
  textColumn,
  varcharColumn,
} from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

export interface ModuleRow {
  readonly id: number;
  /** The id in the module's manifest. */
  readonly module: string;
  readonly team: string;
  /** The keys of the team, also those that are revoked. */
  readonly keys: readonly SigningKey[];
  /** The list of the team's keys as a root key signed it; null if none is pinned. */
  readonly keyList: string | null;
  readonly createdAt: Date;
  /** The message for members while the module is switched off; null while it is on. */
  readonly offMessage: string | null;
  readonly version: number;
}

export const columnLengths = {
  module: 31,
  team: 100,
  version: 64,
  channel: 40,
  digest: 64,
  kid: 43,
  commit: 64,
  message: 300,
} as const;

export const moduleEntity = new EntitySchema<ModuleRow>({
  name: 'RegisteredModule',
  tableName: 'registered_modules',
  columns: {
    id: idColumn(),
    module: varcharColumn('module', columnLengths.module),
    team: varcharColumn('team', columnLengths.team),
    keys: jsonColumn('signing_keys'),
    keyList: textColumn('key_list', { nullable: true }),
    createdAt: instantColumn('created_at'),
    offMessage: varcharColumn('off_message', columnLengths.message, { nullable: true }),
    version: integerColumn('version', { default: 1 }),
  },
  uniques: [{ name: 'uq_registered_modules_module', columns: ['module'] }],
});
