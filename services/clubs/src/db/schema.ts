import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { removedMembers } from '@seed/service-kit/removed-members';
import { clubEntity } from '../clubs/club.entity.ts';
import { AddMemberRemoval1795305600002 } from './add-member-removal.migration.ts';
import { CreateClubs1795219200000 } from './create-clubs.migration.ts';
import { FoundClubs1795219260000 } from './found-clubs.migration.ts';

/** The service's tables, for the data source. */
export const clubsSchema = {
  entities: [clubEntity, idempotencyKeys, removedMembers],
  migrations: [CreateClubs1795219200000, FoundClubs1795219260000, AddMemberRemoval1795305600002],
};
