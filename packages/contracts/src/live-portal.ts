import * as z from '@seed/contracts/schema';
import { serviceId } from './service-manifest.ts';

/** The path of the gateway's internal port at which `livePortal` is served. */
export const livePortalPath = '/live';

const exportedNames = z.array(z.string()).check(z.maxLength(5000));

/** A library that the shell shares: its version, the exports that it ships, and the libraries that read its contexts. */
const sharedLibrary = z.object({ version: z.string(), exports: exportedNames, readers: exportedNames });

/** The parts of a running portal that modules depend on: the libraries of the live shell, and the contracts of the live services. */
export const livePortal = z.object({
  /** Undefined if the shell's manifest cannot be read. */
  libraries: z.optional(z.record(z.string(), sharedLibrary)),
  /** The version of each service's contracts, by the service's id. */
  contracts: z.record(serviceId, z.string()),
  /** The services that are configured and have never responded. */
  pending: z.array(serviceId).check(z.maxLength(200)),
});

export type LivePortal = z.infer<typeof livePortal>;
