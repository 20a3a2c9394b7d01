import { createMemberRemoval, dropMemberRemoval } from '@seed/service-kit/removed-members';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMemberRemoval1795305600002 implements MigrationInterface {
  readonly name = 'AddMemberRemoval1795305600002';

  up(runner: QueryRunner): Promise<void> {
    return createMemberRemoval(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropMemberRemoval(runner);
  }
}
