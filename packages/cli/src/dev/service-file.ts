import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CliError } from '../cli-error.ts';

const serviceFile = z.object({ id: z.string(), resources: z.array(z.string()).min(1) });

/** A service that runs beside the portal. */
export interface LocalService {
  readonly url: URL;
  /** First path segments below `/api/v1` that it serves. */
  readonly resources: readonly string[];
}

/**
 * The service of a project, from its `service/service.json`.
 *
 * @throws CliError `usage` if the address or the file is wrong.
 */
export async function readService(project: string, address: string): Promise<LocalService> {
  if (!URL.canParse(address))
    throw new CliError('usage', `'${address}' is not an address such as http://127.0.0.1:4200`);
  const file = join(project, 'service/service.json');
  if (!existsSync(file)) throw new CliError('usage', `There is no ${file}, which names the resources of the service`);
  const parsed = serviceFile.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new CliError('usage', `${file} is wrong:\n${z.prettifyError(parsed.error)}`);
  return { url: new URL(address), resources: parsed.data.resources };
}
