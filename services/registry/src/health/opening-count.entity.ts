import { instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { columnLengths } from '../modules/module.entity.ts';

export const outcomeLength = 8;

/** How many openings of one version went one way in one hour. */
export interface OpeningCountRow {
  readonly module: string;
  readonly hour: Date;
  readonly releaseVersion: string;
  /** `failed`, `crashed`, or the class of the mount time. */
  readonly outcome: string;
  readonly openings: number;
}

export const openingCountEntity = new EntitySchema<OpeningCountRow>({
  name: 'OpeningCount',
  tableName: 'opening_counts',
  columns: {
    module: { ...varcharColumn('module', columnLengths.module), primary: true },
    hour: { ...instantColumn('hour'), primary: true },
    releaseVersion: { ...varcharColumn('release_version', columnLengths.version), primary: true },
    outcome: { ...varcharColumn('outcome', outcomeLength), primary: true },
    openings: integerColumn('openings'),
  },
});
