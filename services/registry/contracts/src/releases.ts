import * as z from '@seed/contracts/schema';
import { maxCheckReport } from '@seed/contracts/check-report';
import { endpoint } from '@seed/contracts/endpoint';
import { instant, memberId } from '@seed/contracts/fields';
import { listOf, pageQuery } from '@seed/contracts/lists';
import { moduleId, moduleVersion } from '@seed/contracts/module-manifest';
import { fileDigest, maxReleaseFiles } from '@seed/contracts/release-statement';
import { dryRunQuery, keyId } from './modules.ts';

const service = 'registry';

/** The greatest file of a release in bytes; a source map is the largest. */
export const releaseFileLimit = { bytes: 5 * 1024 * 1024, message: 'A file of a release can have at most 5 MB.' };

/** The greatest body of a request that begins a release or tries one out, with the contents of its code. */
const publishLimit = { bytes: 950_000, message: 'A release is begun with at most 950 kB.' };

const version = moduleVersion.check(z.maxLength(64));
const ofRelease = z.object({ module: moduleId, version });

export const publishedRelease = z
  .object({
    module: moduleId,
    version,
    digest: fileDigest.check(z.describe('Names the content: the same files have the same digest')),
    commit: z.string(),
    kid: keyId.check(z.describe('The key that signed it')),
    isComplete: z
      .boolean()
      .check(z.describe('False while files are missing; then only the publishers of the module see it')),
    missing: z.array(fileDigest).check(z.maxLength(maxReleaseFiles), z.describe('The files that are not stored yet')),
    publishedBy: memberId,
    createdAt: instant,
  })
  .check(z.meta({ id: 'PublishedRelease' }));

export type PublishedRelease = z.infer<typeof publishedRelease>;

export const listPublishedReleases = endpoint({
  operation: 'listPublishedReleases',
  service,
  method: 'GET',
  path: '/registry/modules/:module/releases',
  summary: 'The complete releases of a module, newest first',
  params: z.object({ module: moduleId }),
  query: pageQuery,
  response: listOf(publishedRelease),
  status: 200,
  paged: true,
});

export const getPublishedRelease = endpoint({
  operation: 'getPublishedRelease',
  service,
  method: 'GET',
  path: '/registry/modules/:module/releases/:version',
  summary: 'One release',
  params: ofRelease,
  response: publishedRelease,
  status: 200,
});

export const publishRelease = endpoint({
  operation: 'publishRelease',
  service,
  method: 'PUT',
  path: '/registry/modules/:module/releases/:version',
  summary: 'Begin a release, or continue it: the response lists the files to upload (publisher)',
  params: ofRelease,
  query: dryRunQuery,
  body: z.object({
    statement: z
      .string('The signed statement is required.')
      .check(z.maxLength(240_000), z.describe('The signed statement about the release, a JWS in compact form')),
    report: z
      .optional(z.string().check(z.maxLength(maxCheckReport)))
      .check(z.describe('The report of `portal check` about this build, whose digest the statement names')),
    contents: z
      .optional(z.record(fileDigest, z.string()))
      .check(z.describe('For a dry run: release.json and the scripts and styles that budgets count, by their digests')),
  }),
  bodyLimit: publishLimit,
  response: publishedRelease,
  status: 201,
  repeatedStatus: 200,
});

export const uploadReleaseFile = endpoint({
  operation: 'uploadReleaseFile',
  service,
  method: 'PUT',
  path: '/registry-files/:module/:digest',
  summary: 'Upload a file of a begun release, in any order, also again (publisher)',
  params: z.object({ module: moduleId, digest: fileDigest }),
  body: z.object({ file: z.file('Send the field file.') }),
  bodyType: 'multipart/form-data',
  bodyLimit: releaseFileLimit,
  status: 204,
});

export const completeRelease = endpoint({
  operation: 'completeRelease',
  service,
  method: 'POST',
  path: '/registry/modules/:module/releases/:version/completion',
  summary: 'Check a release whose files are there, and make it visible (publisher)',
  params: ofRelease,
  response: publishedRelease,
  status: 200,
});
