import { join } from 'node:path';
import { createJiti } from 'jiti';
import { z } from 'zod';

/** Without caches: a watching build reads a file again after a change. */
const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false });

/** The preset that a workspace's `webpack.config.ts` exports. */
export async function loadPreset<Preset>(directory: string): Promise<Preset> {
  const file = join(directory, 'webpack.config.ts');
  const loaded: unknown = await jiti.import(file);
  const parsed = z.object({ default: z.custom<Preset>((value) => typeof value === 'function') }).safeParse(loaded);
  if (!parsed.success) throw new Error(`${file} must export a preset: export default remote(import.meta.url);`);
  return parsed.data.default;
}
