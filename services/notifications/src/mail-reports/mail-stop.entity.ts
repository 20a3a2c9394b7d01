import { instantColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { digestLengths } from '../digests/digest.entity.ts';

/** `bounce`: the address does not exist any more. `complaint`: its owner has reported an e-mail as unwanted. */
export type MailStopReason = 'bounce' | 'complaint';

/** An address that gets no e-mails. */
export interface MailStopRow {
  /** In lower case. */
  readonly address: string;
  readonly reason: MailStopReason;
  readonly stoppedAt: Date;
}

export const mailStopLengths = { address: digestLengths.email, reason: 16 } as const;

export const mailStopEntity = new EntitySchema<MailStopRow>({
  name: 'MailStop',
  tableName: 'mail_stops',
  columns: {
    address: { ...varcharColumn('address', mailStopLengths.address), primary: true },
    reason: varcharColumn('reason', mailStopLengths.reason),
    stoppedAt: instantColumn('stopped_at'),
  },
});
