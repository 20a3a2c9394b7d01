import { schemaDrift } from '@seed/service-kit/testing/schema-drift';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import { outboxEvents } from '@seed/service-kit/outbox';
import { profileOf as firstProfileOf } from '../profiles/first-login.ts';
import { profileEntity } from '../profiles/profile.entity.ts';
import { nothingHidden } from '../reports/hidden-parts.ts';
import { PublishFormerIds1795737600000 } from './publish-former-ids.migration.ts';
import { communitySchema } from './schema.ts';

test('the migrated database matches the entities', async () => {
  const { dataSource, drop } = await testDatabase(communitySchema);
  expect(await schemaDrift(dataSource)).toEqual([]);
  await drop();
});

test('the migrations can be reverted and run again', async () => {
  const { dataSource, drop } = await testDatabase(communitySchema);
  await dataSource.undoLastMigration();
  await dataSource.undoLastMigration();
  await dataSource.runMigrations();
  expect(await schemaDrift(dataSource)).toEqual([]);
  await drop();
});

test('changes of ids that happened before there was an event are published by the migration', async () => {
  const { dataSource, drop } = await testDatabase(communitySchema);
  const migrations: readonly unknown[] = communitySchema.migrations;
  const undone = migrations.slice(migrations.indexOf(PublishFormerIds1795737600000));
  for (const _ of undone) await dataSource.undoLastMigration();
  for (const { memberId, formerIds } of [
    { memberId: 'maria', formerIds: ['older', 'kenji'] },
    { memberId: 'kenji', formerIds: [] },
  ]) {
    const profile = { ...profileOf(memberId), formerIds };
    // The columns of later migrations do not exist yet.
    const columns = Object.keys(profile).filter((name) => !(name in nothingHidden));
    await dataSource.createQueryBuilder().insert().into(profileEntity, columns).values(profile).execute();
  }
  await dataSource.runMigrations();
  expect(await dataSource.getRepository(outboxEvents).find()).toMatchObject([
    { type: 'member.id-changed', payload: { memberId: 'maria', formerIds: ['older'] } },
  ]);
  await drop();
});

function profileOf(sub: string) {
  const caller = { id: sub, name: sub, email: `${sub}@seed.example`, emailVerified: true, roles: [], isAdmin: false };
  return { ...firstProfileOf(caller), version: 1 };
}
