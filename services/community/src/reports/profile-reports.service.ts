import type { reportProfile } from '@seed/community-contracts/reports';
import type { Body } from '@seed/contracts/endpoint';
import type { Caller } from '@seed/service-kit/caller';
import { notFound } from '@seed/service-kit/problem-error';
import type { ReportsService } from '@seed/service-kit/reports/reports.service';
import type { Database } from '@seed/service-kit/transaction';
import { profilesRepository } from '../profiles/profiles.repository.ts';

/** Members report the profiles of others by the ids of members. */
export class ProfileReportsService {
  readonly #database: Database;
  readonly #reports: ReportsService;

  constructor(database: Database, reports: ReportsService) {
    this.#database = database;
    this.#reports = reports;
  }

  /**
   * Stores the caller's report of a profile or its picture.
   *
   * @param memberId the id of the member, or a former one
   * @throws ProblemError as `ReportsService.file`, and `not_found` (404) for the picture of a profile without one.
   */
  async file(memberId: string, { subject, ...report }: Body<typeof reportProfile>, caller: Caller): Promise<void> {
    const profile = await profilesRepository(this.#database.manager).find(memberId);
    if (profile === null || (subject === 'picture' && profile.picture === '')) throw notFound();
    await this.#reports.file({ kind: subject, entityId: profile.id }, report, caller);
  }
}
