import { getMemberAccounts } from '@seed/community-contracts/member-accounts';
import { importMembers } from '@seed/community-contracts/member-import';
import type { ImportedRow } from '@seed/community-contracts/member-import';
import { memberGroup } from '@seed/community-contracts/profiles';
import { mockEndpoint, MockProblemError } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { addProfile } from './community-world.ts';
import type { CommunityWorld } from './community-world.ts';

/** The import of members over a world in memory: email, name and role of each row. */
export function importMocks(world: CommunityWorld): MockHandler[] {
  return [
    mockEndpoint(getMemberAccounts, () => ({ data: world.accounts })),
    mockEndpoint(importMembers, ({ body: { csv, dryRun = false } }) => {
      if (!world.user.isAdmin) throw new MockProblemError('forbidden');
      const [header = '', ...lines] = csv.split(/\r?\n/);
      const columns = cellsOf(header);
      const rows = lines.map((line, at) => {
        const cells = Object.fromEntries(cellsOf(line).map((cell, index) => [columns[index] ?? '', cell]));
        return imported(world, { line: at + 2, cells, dryRun });
      });
      return { data: { rows } };
    }),
  ];
}

interface Row {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<string, string>>>;
  readonly dryRun: boolean;
}

function imported(world: CommunityWorld, { line, cells, dryRun }: Row): ImportedRow {
  const { email = '', name = '', role = '' } = cells;
  const row = { line, email, name, memberId: null, changedColumns: [], problems: [] };
  if (!email.includes('@')) return { ...row, result: 'refused', problems: [wrongEmail] };
  const known = world.profiles.find(({ goromLogin }) => goromLogin === email);
  if (known) return { ...row, result: 'unchanged', memberId: known.id };
  if (dryRun) return { ...row, result: 'created' };
  const { id } = addProfile(world, { name, goromLogin: email, role: memberGroup(role)?.role ?? 'participant' });
  return { ...row, result: 'created', memberId: id };
}

const wrongEmail = { column: 'email', message: 'Please enter a valid e-mail address.' } as const;

function cellsOf(line: string): string[] {
  const cells = line.match(/"(?:[^"]|"")*"|[^,]+|(?<=,)(?=,|$)/g) ?? [];
  return cells.map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"'));
}
