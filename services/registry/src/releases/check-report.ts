import { type CheckReport, checkReport } from '@seed/contracts/check-report';
import { digestOf } from '@seed/contracts/node/release-files';
import { satisfies } from 'semver';
import type { ReleaseRow } from './release.entity.ts';

/** A release with its signed statement. */
type Reported = Pick<ReleaseRow, 'digest' | 'content'>;

/**
 * Returns every reason against the report of `portal check` that a release came with.
 *
 * @param kits the range of accepted versions of the conformance kit; any if not given, so that a release of long ago may
 *   go live again
 */
export function reportProblems({ digest, content }: Reported, kits?: string): string[] {
  const { report: text, reportDigest } = content;
  if (text === undefined || reportDigest === undefined) {
    return ['The release has no report of portal check. Run it, and release again.'];
  }
  if (digestOf(Buffer.from(text)) !== reportDigest)
    return ['The report of portal check is another one than the signed.'];
  const report = parsed(text);
  if (report === undefined) return ['The report of portal check is not valid.'];
  const { build, findings, skipped, kit } = report;
  const facts: readonly (readonly [boolean, string])[] = [
    [build === digest, 'The report of portal check is of another build.'],
    [findings.length === 0, `The check has failed: ${findings.map(({ rule }) => rule).join(', ')}.`],
    [skipped.length === 0, `The check left out ${skipped.join(', ')}.`],
    [kits === undefined || satisfies(kit, kits), `The kit of the check is ${kit}, and ${kits} is accepted.`],
  ];
  return facts.filter(([isGood]) => !isGood).map(([, message]) => message);
}

function parsed(text: string): CheckReport | undefined {
  try {
    return checkReport.parse(JSON.parse(text));
  } catch {
    // A report that is none is a reason of its own.
    return undefined;
  }
}
