import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { z } from 'zod';

/** The preset that a workspace's `webpack.config.ts` exports. */
export async function loadPreset<Preset>(directory: string): Promise<Preset> {
  const file = join(directory, 'webpack.config.ts');
  const loaded: unknown = await tsImport(pathToFileURL(file).href, import.meta.url);
  const parsed = z.object({ default: z.custom<Preset>((value) => typeof value === 'function') }).safeParse(loaded);
  if (!parsed.success) throw new Error(`${file} must export a preset: export default remote(import.meta.url);`);
  return parsed.data.default;
}
