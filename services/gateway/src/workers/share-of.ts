import type { GatewayConfig } from '../config.ts';

/**
 * The configuration of one of several workers. Each has an equal share of every budget that the processes do not count
 * together, because connections spread evenly.
 */
export function shareOf(config: GatewayConfig): GatewayConfig {
  const { rate, openRequests, openStreams, workers } = config;
  const share = (budget: number) => Math.ceil(budget / workers);
  return {
    ...config,
    rate:
      config.sharedState === undefined
        ? {
            reads: share(rate.reads),
            writes: share(rate.writes),
            address: share(rate.address),
            signIn: share(rate.signIn),
          }
        : rate,
    openRequests: {
      perMember: share(openRequests.perMember),
      uploadsPerMember: share(openRequests.uploadsPerMember),
      perAddress: share(openRequests.perAddress),
    },
    openStreams: { perMember: share(openStreams.perMember), total: share(openStreams.total) },
  };
}
