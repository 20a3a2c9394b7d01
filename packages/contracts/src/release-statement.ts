import * as z from '@seed/contracts/schema';
import { moduleId, moduleVersion } from './module-manifest.ts';

/** SHA-256 of a file, in lower-case hexadecimal digits. */
export const fileDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'A digest is SHA-256 in hexadecimal digits.'));

/** The greatest number of files of a release. */
export const maxReleaseFiles = 500;

/** The type in the header of a signed statement (RFC 7515, section 4.1.9). */
export const releaseStatementType = 'seed-release+jws';

/** The file with the signed statement in a folder with a release; it is no part of the release. */
export const statementFile = 'release.jws';

const filePath = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^(?!.*(^|\/)\.)[\w.@-]+(\/[\w.@-]+)*$/, 'A file is named by its path in the release, such as a/b.js'),
  );

/**
 * The statement of a team about one release, signed by Ed25519 as a JWS: its module, version and commit, and the digest
 * of every file and of the check's report. The statement and the team's public key are enough to verify each file of the release.
 */
export const releaseStatement = z.object({
  module: moduleId,
  version: moduleVersion.check(z.maxLength(64)),
  /** The commit that was built, as the team's version control names it. */
  commit: z.string().check(z.regex(/^[\w./-]{1,64}$/, 'A commit has at most 64 letters and digits.')),
  files: z
    .record(filePath, fileDigest)
    .check(z.refine((files) => Object.keys(files).length <= maxReleaseFiles, `At most ${maxReleaseFiles} files.`)),
  /** The digest of the report of `portal check` about this build. */
  report: z.optional(fileDigest),
});

export type ReleaseStatement = z.infer<typeof releaseStatement>;
