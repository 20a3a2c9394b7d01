import { createMemberRemoval, dropMemberRemoval } from '@seed/service-kit/removed-members';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMemberRemoval1795910400001 implements MigrationInterface {
  readonly name = 'AddMemberRemoval1795910400001';

  up(runner: QueryRunner): Promise<void> {
    return createMemberRemoval(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropMemberRemoval(runner);
  }
}
