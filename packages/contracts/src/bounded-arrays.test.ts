import type { $ZodType } from 'zod/v4/core';
import { bootDocument } from './boot.ts';
import { moduleManifest } from './module-manifest.ts';
import { moduleRelease } from './module-release.ts';
import { memberRemoved } from './portal-events.ts';
import { problem } from './problem.ts';
import { unboundedArrays } from './testing/contract-tests.ts';

const documents: [string, $ZodType][] = [
  ['the boot document', bootDocument],
  ['a module manifest', moduleManifest],
  ['a module release', moduleRelease],
  ['the removal of a member', memberRemoved],
  ['a problem', problem],
];

test.each(documents)('every array in %s has a maximum', (_name, schema) => {
  expect(unboundedArrays(schema)).toEqual([]);
});
