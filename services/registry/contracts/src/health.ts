import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { instant } from '@seed/contracts/fields';
import { moduleId, moduleVersion } from '@seed/contracts/module-manifest';

/** A day is shown by hours, a fortnight by days. */
export const healthSpans = ['day', 'fortnight'] as const;

const milliseconds = z.nullable(z.int());

const counts = {
  openings: z
    .int()
    .check(z.describe('The openings that browsers have reported, which are a sample where there are many')),
  failures: z.int().check(z.describe('Openings that showed the module too late or not at all')),
  crashes: z.int().check(z.describe('Errors that took the module off the page after it had been shown')),
  medianMs: milliseconds.check(z.describe('The mount time of half of the openings at most, within a tenth')),
  slowMs: milliseconds.check(z.describe('The mount time of 95 % of the openings at most, within a tenth')),
};

const versionHealth = z.object({
  version: moduleVersion,
  ...counts,
  points: z
    .array(z.object({ at: instant, ...counts }))
    .check(z.maxLength(25), z.describe('One for each step in which there was an opening, oldest first')),
});

export const moduleHealth = z
  .object({
    module: moduleId,
    from: instant,
    stepMinutes: z.int(),
    versions: z
      .array(versionHealth)
      .check(z.maxLength(1000), z.describe('The version that was opened last comes first')),
  })
  .check(z.meta({ id: 'ModuleHealth' }));

export type ModuleHealth = z.infer<typeof moduleHealth>;

export const getModuleHealth = endpoint({
  operation: 'getModuleHealth',
  service: 'registry',
  method: 'GET',
  path: '/registry/modules/:module/health',
  summary: 'How the versions of a module open in the browsers of members (publisher or Admin)',
  params: z.object({ module: moduleId }),
  query: z.object({ span: z.optional(z.enum(healthSpans)).check(z.describe('day if it is not given')) }),
  response: moduleHealth,
  status: 200,
});
