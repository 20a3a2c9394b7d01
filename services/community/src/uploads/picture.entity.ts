import { instantColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/** The owner of an uploaded picture; the content is in the storage. */
export interface PictureRow {
  readonly filename: string;
  readonly memberId: string;
  readonly createdAt: Date;
}

export const pictureEntity = new EntitySchema<PictureRow>({
  name: 'Picture',
  tableName: 'pictures',
  columns: {
    filename: { ...varcharColumn('filename', 120), primary: true },
    memberId: varcharColumn('member_id', 191),
    createdAt: instantColumn('created_at'),
  },
  indices: [{ name: 'ix_pictures_member', columns: ['memberId'] }],
});
