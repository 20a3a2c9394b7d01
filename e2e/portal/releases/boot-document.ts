import { expect } from '@playwright/test';

interface BootDocument {
  readonly modules: readonly { readonly id: string; readonly version: string }[];
  readonly canaries?: readonly { readonly rollout: number; readonly share: number }[];
  readonly off?: readonly { readonly id: string }[];
}

/** The boot document of a gateway. */
export async function bootOf(portalUrl: string): Promise<BootDocument> {
  return (await (await fetch(`${portalUrl}/boot.json`)).json()) as BootDocument;
}

/** Waits until a gateway serves these versions. It may be starting. */
export async function untilLive(portalUrl: string, versions: Readonly<Record<string, string>>): Promise<void> {
  await expect(async () => {
    const { modules } = await bootOf(portalUrl);
    expect(Object.fromEntries(modules.map(({ id, version }) => [id, version]))).toMatchObject(versions);
  }).toPass({ timeout: 30_000, intervals: [50] });
}

/** Waits until a gateway shows the canary of a rollout. */
export async function untilShown(portalUrl: string, { id }: { readonly id: number }): Promise<void> {
  await expect
    .poll(async () => (await bootOf(portalUrl)).canaries?.map(({ rollout }) => rollout), { timeout: 30_000 })
    .toContain(id);
}
