import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, instant } from '@seed/contracts/fields';

const service = 'community';

/** How many files a member may request in a day, how long a file and a link to it are there. */
export const dataExportLimits = { perDay: 3, days: 7, linkMinutes: 5 } as const;

/** A file is being made, can be downloaded, or could not be made. */
export const dataExportStates = ['preparing', 'ready', 'failed'] as const;

/** A ZIP file with everything that a member wrote and is. */
export const dataExport = z
  .object({
    id: entityId,
    state: z.enum(dataExportStates),
    requestedAt: instant,
    bytes: z.nullable(z.int()).check(z.describe('The size of the file; null until it is ready')),
    expiresAt: z.nullable(instant).check(z.describe('When the file is deleted; null until it is ready')),
  })
  .check(z.meta({ id: 'DataExport' }));

export type DataExport = z.infer<typeof dataExport>;

/** Public: the link to a file lies outside of `/api/v1`, so that a browser downloads it without a token. */
export const dataExportsPath = '/data-exports';

export const listDataExports = endpoint({
  operation: 'listDataExports',
  service,
  method: 'GET',
  path: '/data-exports',
  summary: "The files with the caller's data, the newest first",
  response: z.array(dataExport).check(z.maxLength(100)),
  status: 200,
});

export const createDataExport = endpoint({
  operation: 'createDataExport',
  service,
  method: 'POST',
  path: '/data-exports',
  summary: "Request a ZIP file with the caller's data; a notification tells when it is ready",
  response: dataExport,
  status: 201,
});

export const createDataExportLink = endpoint({
  operation: 'createDataExportLink',
  service,
  method: 'POST',
  path: '/data-exports/:id/links',
  summary: "Create a link to one of the caller's files, which needs no token and ends after five minutes",
  params: z.object({ id: entityId }),
  response: z.object({
    href: z.string().check(z.describe('The path of the file, such as /data-exports/{secret}')),
    endsAt: instant,
  }),
  status: 201,
  confidential: true,
});
