import type { ReleaseFeed, ReleasePointer } from '@seed/contracts/release-feed';

/** A release that members may get. */
export interface WantedRelease {
  readonly channel: string;
  readonly module: string;
  readonly pointer: ReleasePointer;
}

/** The channels whose releases members may get. */
export const followedChannels = ['stable', 'canary'];

/** The releases of both channels and of all rollouts, whose canary may be another one than the channel has by now. */
export function wantedIn({ channels, rollouts }: ReleaseFeed): WantedRelease[] {
  const pointers = [
    ...followedChannels.map((name) => [name, channels[name] ?? {}] as const),
    ['canary', rollouts] as const,
  ];
  return pointers.flatMap(([channel, modules]) =>
    Object.entries(modules).map(([module, { version, digest }]) => ({ channel, module, pointer: { version, digest } })),
  );
}
