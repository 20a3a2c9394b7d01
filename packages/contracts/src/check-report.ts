import * as z from '@seed/contracts/schema';
import { instant } from './fields.ts';
import { moduleId, moduleVersion } from './module-manifest.ts';
import { fileDigest } from './release-statement.ts';

const rules = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(100));

/** The greatest length of a report that a release is published with. */
export const maxCheckReport = 20_000;

/**
 * The report of `portal check` about one build. The signed statement of the release names its digest, and the registry
 * accepts a release only with a report of the same build that has no finding and leaves out no rule.
 */
export const checkReport = z.object({
  module: moduleId,
  version: moduleVersion,
  /** The digest of all files of the build, as the registry computes it of a release. */
  build: fileDigest,
  /** The version of the conformance kit. */
  kit: moduleVersion,
  checkedAt: instant,
  rules,
  /** The rules that were left out by the options of the command. */
  skipped: rules,
  findings: z.array(z.object({ rule: z.string(), message: z.string() })),
});

export type CheckReport = z.infer<typeof checkReport>;
