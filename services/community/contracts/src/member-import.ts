import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { memberId } from '@seed/contracts/fields';

/** The columns of a file of members; `email` is the login e-mail, by which a member is found. */
export const importColumns = ['email', 'name', 'role', 'years', 'team', 'country', 'major', 'university'] as const;

export type ImportColumn = (typeof importColumns)[number];

/** Greatest number of rows below the header, characters of the file, and bytes of the request. */
export const importLimits = { rows: 1000, characters: 400_000, bytes: 900_000 } as const;

const tooLong = `A file can have at most ${importLimits.rows} members.`;

/** The result for a row: a new profile, a changed one, one that has it all already, or none because of problems. */
export const importResults = ['created', 'changed', 'unchanged', 'refused'] as const;

/** A row of the file, with what became of it. */
export const importedRow = z
  .object({
    line: z.int().check(z.describe('The line of the file in which the row ends; the header is in line 1')),
    email: z.string(),
    name: z.string(),
    result: z.enum(importResults),
    memberId: z.nullable(memberId).check(z.describe('The id of the profile; null in a dry run and for a refused row')),
    changedColumns: z
      .array(z.enum(importColumns))
      .check(z.maxLength(importColumns.length), z.describe('The columns that change a profile')),
    problems: z
      .array(z.object({ column: z.nullable(z.enum(importColumns)), message: z.string() }))
      .check(
        z.maxLength(importColumns.length),
        z.describe('All problems of a refused row; the column is null if it is about the row'),
      ),
  })
  .check(z.meta({ id: 'ImportedRow' }));

export type ImportedRow = z.infer<typeof importedRow>;

export const importMembers = endpoint({
  operation: 'importMembers',
  service: 'community',
  method: 'POST',
  path: '/member-imports',
  summary:
    'Create and change profiles by the rows of a CSV file; each good row is stored, whatever the others have (Admin)',
  body: z.object({
    csv: z
      .string('Please choose a file.')
      .check(
        z.maxLength(importLimits.characters, tooLong),
        z.describe(
          `Columns ${importColumns.join(', ')} in any order; email is required, and name for a new member. Separated by commas, semicolons or tabs (RFC 4180)`,
        ),
      ),
    dryRun: z._default(z.boolean(), false).check(z.describe('Only respond with what would become of each row')),
  }),
  bodyLimit: { bytes: importLimits.bytes, message: tooLong },
  response: z.object({
    rows: z.array(importedRow).check(z.maxLength(importLimits.rows)),
  }),
  status: 200,
  confidential: true,
});
