import { auditEntries } from '@seed/service-kit/audit-log';
import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { removedMembers } from '@seed/service-kit/removed-members';
import { channelEntity, releaseSetEntity } from '../channels/channel.entity.ts';
import { gatewayEntity } from '../gateways/gateway.entity.ts';
import { openingCountEntity } from '../health/opening-count.entity.ts';
import { headEntity, logEntity } from '../log/log.entity.ts';
import { moduleEntity } from '../modules/module.entity.ts';
import { releaseEntity, storedFileEntity } from '../releases/release.entity.ts';
import { AddGateways1797206400000 } from './add-gateways.migration.ts';
import { AddHealth1797292800000 } from './add-health.migration.ts';
import { AddKeyLists1795996800000 } from './add-key-lists.migration.ts';
import { comparisonEntity, rolloutEntity, visitEntity } from '../rollouts/rollout.entity.ts';
import { AddRollouts1796515200000 } from './add-rollouts.migration.ts';
import { AddRetention1796601600000 } from './add-retention.migration.ts';
import { CreateRegistry1795910400000 } from './create-registry.migration.ts';

/** The service's tables, for the data source. */
export const registrySchema = {
  entities: [
    moduleEntity,
    releaseEntity,
    storedFileEntity,
    channelEntity,
    releaseSetEntity,
    rolloutEntity,
    comparisonEntity,
    visitEntity,
    gatewayEntity,
    openingCountEntity,
    logEntity,
    headEntity,
    auditEntries,
    idempotencyKeys,
    removedMembers,
  ],
  migrations: [
    CreateRegistry1795910400000,
    AddKeyLists1795996800000,
    AddRollouts1796515200000,
    AddRetention1796601600000,
    AddGateways1797206400000,
    AddHealth1797292800000,
  ],
};
