import { type EntityManager, In } from 'typeorm';
import { digestMemberEntity } from '../digests/digest.entity.ts';
import { mailStopEntity, type MailStopRow } from './mail-stop.entity.ts';

/** Addresses that get no e-mails; they are compared without regard to case. */
export function mailStopsRepository(manager: EntityManager) {
  const rows = manager.getRepository(mailStopEntity);
  return {
    find: (address: string): Promise<MailStopRow | null> => rows.findOneBy({ address: keyOf(address) }),
    /** Stops the e-mails to an address; a complaint counts more than a bounce. */
    async stop({ address, reason, stoppedAt }: MailStopRow): Promise<void> {
      const key = keyOf(address);
      const found = await rows.findOneBy({ address: key });
      if (found?.reason === 'complaint') return;
      await rows.upsert({ address: key, reason, stoppedAt }, ['address']);
    },
    async resume(address: string): Promise<void> {
      await rows.delete({ address: keyOf(address) });
    },
  };
}

/** Removes what is known of the addresses of members. */
export async function removeMailStops(manager: EntityManager, memberIds: readonly string[]): Promise<void> {
  const members = await manager.getRepository(digestMemberEntity).findBy({ memberId: In([...memberIds]) });
  const addresses = members.map(({ email }) => keyOf(email));
  if (addresses.length > 0) await manager.getRepository(mailStopEntity).delete({ address: In(addresses) });
}

const keyOf = (address: string) => address.toLowerCase();
