import { type Network, networks } from '@seed/contracts/audit';
import type { Caller } from './caller.ts';
import type { KitContext } from './request-state.ts';

/** The gateway sets this header to the kind of network of the client; it drops one that the client sends. */
export const networkHeader = 'x-client-network';

/** The caller with the request that they sent, as the audit log names it. */
export function withOrigin(ctx: KitContext, caller: Caller): Caller {
  return { ...caller, request: { id: ctx.state.requestId, network: networkOf(ctx.get(networkHeader)) } };
}

function networkOf(header: string): Network {
  return networks.find((network) => network === header) ?? 'unknown';
}
