import { sampleItemLimits } from '@seed/sample-items-contracts/sample-items';
import { idColumn, instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

export interface SampleItemRow {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly authorId: string;
  readonly createdAt: Date;
  readonly version: number;
}

export const sampleItemsOfAuthor = 'ix_sample_items_of_author';

export const sampleItemEntity = new EntitySchema<SampleItemRow>({
  name: 'SampleItem',
  tableName: 'sample_items',
  columns: {
    id: idColumn(),
    title: varcharColumn('title', sampleItemLimits.title),
    text: varcharColumn('text', sampleItemLimits.text),
    authorId: varcharColumn('author_id', 191),
    createdAt: instantColumn('created_at'),
    version: integerColumn('version', { default: 1 }),
  },
  indices: [
    { name: 'ix_sample_items_newest', columns: ['createdAt', 'id'] },
    { name: sampleItemsOfAuthor, columns: ['authorId', 'createdAt', 'id'] },
  ],
});
