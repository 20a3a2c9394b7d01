import { bootDocument } from '../boot-document.ts';
import { CliError } from '../cli-error.ts';

const timeoutMs = 10_000;

/**
 * The versions that a running portal shows, by module id.
 *
 * @throws CliError `usage` if the address is not valid, `unreachable` if no portal responds there.
 */
export async function servedVersions(portal: string): Promise<ReadonlyMap<string, string>> {
  if (!URL.canParse(portal)) throw new CliError('usage', `'${portal}' is not an address such as http://localhost:3000`);
  const response = await fetch(new URL('/boot.json', portal), { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (cause: unknown) => {
      throw new CliError('unreachable', `No portal responds at ${portal}`, { cause });
    },
  );
  const parsed = bootDocument.safeParse(response.ok ? await response.json() : undefined);
  if (!parsed.success) throw new CliError('unreachable', `${portal} is not a portal: /boot.json is ${response.status}`);
  return new Map(parsed.data.modules.map(({ id, version }) => [id, version]));
}
