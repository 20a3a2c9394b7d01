import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { outboxEvents } from '@seed/service-kit/outbox';
import { removedMembers } from '@seed/service-kit/removed-members';
import { listingEntity, nameWordEntity } from '../directory/listing.entity.ts';
import { aliasEntity, profileEntity } from '../profiles/profile.entity.ts';
import { pictureEntity } from '../uploads/picture.entity.ts';
import { AddMemberRemoval1795305600002 } from './add-member-removal.migration.ts';
import { AddEmailVisibility1795305600001 } from './add-email-visibility.migration.ts';
import { CreateCommunity1795219200001 } from './create-community.migration.ts';

/** The tables and migrations of the service, for the data source. */
export const communitySchema = {
  entities: [
    profileEntity,
    aliasEntity,
    listingEntity,
    nameWordEntity,
    pictureEntity,
    idempotencyKeys,
    outboxEvents,
    removedMembers,
  ],
  migrations: [CreateCommunity1795219200001, AddEmailVisibility1795305600001, AddMemberRemoval1795305600002],
};
