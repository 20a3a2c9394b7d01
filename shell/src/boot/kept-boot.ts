import type { BootDocument } from '@seed/contracts/boot';
import { deviceStorage } from '../safe-storage.ts';

const key = 'seed.boot';

/** Keeps a good boot document in this browser. It has nothing of a member; the same document is in every page. */
export function keepBoot(boot: BootDocument): void {
  const text = JSON.stringify(boot);
  if (deviceStorage.get(key) !== text) deviceStorage.set(key, text);
}

/** The text of the last good boot document; null if this browser has none. */
export function keptBoot(): string | null {
  return deviceStorage.get(key);
}
