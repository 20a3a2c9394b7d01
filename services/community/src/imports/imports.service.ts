import type { Body } from '@seed/contracts/endpoint';
import type { ImportColumn, ImportedRow, importMembers } from '@seed/community-contracts/member-import';
import type { Caller } from '@seed/service-kit/caller';
import { forbidden } from '@seed/service-kit/problem-error';
import { changesOf, type Database, inTransaction, isUniqueViolation } from '@seed/service-kit/transaction';
import { type ProfileChanges, type ProfilesRepository, profilesRepository } from '../profiles/profiles.repository.ts';
import type { ProfileRow } from '../profiles/profile.entity.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { changesBy, type ImportedMember, importedMember } from './imported-member.ts';
import { dryRunWriter, type RowWriter, storingWriter } from './row-writers.repository.ts';

/** Rows of one transaction: a short one, so that other members' writes wait for milliseconds only. */
const rowsAtOnce = 25;
const maxAttempts = 3;

/** A good row, or the problems of another one. */
type ReadRow = CsvRow & ({ readonly member: ImportedMember } | { readonly problems: ImportedRow['problems'] });

/** Creates and changes profiles by the rows of a CSV file. */
export class ImportsService {
  readonly #database: Database;
  readonly #createsAccounts: boolean;

  constructor(database: Database, { createsAccounts }: { readonly createsAccounts: boolean }) {
    this.#database = database;
    this.#createsAccounts = createsAccounts;
  }

  /**
   * Imports each good row. The rows are stored in several transactions: after a failure the same file can be sent again,
   * and what is stored already is reported as unchanged.
   *
   * @throws ProblemError `forbidden` (403) unless the caller is an Admin, `validation` (400) if it is not a file of members.
   */
  async importMembers({ csv, dryRun }: Body<typeof importMembers>, caller: Caller): Promise<ImportedRow[]> {
    if (!caller.isAdmin) throw forbidden('Only an Admin may import members.');
    const rows = withoutRepeatedLogins(csvRows(csv).map(readRow));
    const imported: ImportedRow[] = [];
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const some = rows.slice(at, at + rowsAtOnce);
      imported.push(...(await (dryRun ? this.#rehearse(some) : this.#store(some, caller))));
    }
    return imported;
  }

  #rehearse(rows: readonly ReadRow[]): Promise<ImportedRow[]> {
    return importRows(rows, profilesRepository(this.#database.manager), dryRunWriter);
  }

  async #store(rows: readonly ReadRow[], caller: Caller): Promise<ImportedRow[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inTransaction(this.#database, (manager) => {
          const writer = storingWriter(manager, { caller, createsAccounts: this.#createsAccounts });
          return importRows(rows, profilesRepository(manager), writer);
        });
      } catch (error) {
        // A member of the rows has signed in for the first time meanwhile; the next attempt finds the profile.
        if (attempt === maxAttempts || !isUniqueViolation(error)) throw error;
      }
    }
  }
}

async function importRows(
  rows: readonly ReadRow[],
  stored: ProfilesRepository,
  writer: RowWriter,
): Promise<ImportedRow[]> {
  const logins = rows.flatMap((row) => ('member' in row ? [row.member.loginKey] : []));
  const profiles = new Map((await stored.findByLogins(logins)).map((profile) => [profile.loginKey, profile]));
  const imported: ImportedRow[] = [];
  for (const row of rows) {
    const found = 'member' in row ? profiles.get(row.member.loginKey) : undefined;
    imported.push({ ...describedRow(row), ...(await importRow(row, found, writer)) });
  }
  return imported;
}

type RowResult = Omit<ImportedRow, 'line' | 'email' | 'name'>;

async function importRow(row: ReadRow, found: ProfileRow | undefined, writer: RowWriter): Promise<RowResult> {
  if ('problems' in row) return refused(row.problems);
  const { member } = row;
  const profile = found && (await writer.newest(found));
  if (profile) return changeProfile(member, profile, writer);
  const { name } = member.texts;
  if (name === undefined) return refused([{ column: 'name', message: 'A new member needs a name.' }]);
  return { result: 'created', memberId: await writer.create(member, name), changedColumns: [], problems: [] };
}

async function changeProfile(member: ImportedMember, profile: ProfileRow, writer: RowWriter): Promise<RowResult> {
  const { memberId, linkedAt } = profile;
  const changes = changesOf<ProfileRow, keyof ProfileChanges>(
    profile,
    changesBy(member, { hasSignedIn: linkedAt !== null }),
  );
  if (changes === undefined) return { result: 'unchanged', memberId, changedColumns: [], problems: [] };
  await writer.change(profile, changes);
  return { result: 'changed', memberId, changedColumns: Object.keys(changes) as ImportColumn[], problems: [] };
}

function refused(problems: ImportedRow['problems']): RowResult {
  return { result: 'refused', memberId: null, changedColumns: [], problems };
}

function readRow(row: CsvRow): ReadRow {
  const read = importedMember(row);
  return Array.isArray(read) ? { ...row, problems: read } : { ...row, member: read };
}

function withoutRepeatedLogins(rows: readonly ReadRow[]): ReadRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    if (!('member' in row)) return row;
    const first = lines.get(row.member.loginKey);
    if (first === undefined) lines.set(row.member.loginKey, row.line);
    if (first === undefined) return row;
    const { line, cells, isUneven } = row;
    return {
      line,
      cells,
      isUneven,
      problems: [{ column: 'email', message: `Line ${first} has this e-mail address, too.` }],
    };
  });
}

function describedRow({
  line,
  cells: { email = '', name = '' },
}: CsvRow): Pick<ImportedRow, 'line' | 'email' | 'name'> {
  return { line, email, name };
}
