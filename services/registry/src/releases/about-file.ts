import type { FieldProblem } from '@seed/service-kit/problem-error';

/** The file of a release that describes it. */
export const releaseFile = 'release.json';

/** A problem with one file of a release, by its path (RFC 6901). */
export function aboutFile(path: string, message: string): FieldProblem {
  return { pointer: `/files/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`, message };
}
