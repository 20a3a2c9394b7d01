import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programArguments } from '@seed/service-kit/testing/program-arguments';

export interface GatewayProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly internalUrl: string;
  /** The text that it wrote to its standard output until now. */
  output(): string;
  /** Sends SIGTERM and resolves to the exit code. */
  end(): Promise<number | null>;
}

/** Starts `main.ts` as its own process, with these variables; resolves when `servers` of its servers listen. */
export async function startGatewayProcess(variables: Record<string, string>, servers = 2): Promise<GatewayProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'seed-gateway-data-'));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', INTERNAL_PORT: '0', LOG_LEVEL: 'info', ...variables };
  const main = join(__dirname, '../main.ts');
  const child = spawn(process.execPath, programArguments(main), {
    env,
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk);
  });
  while ((text.match(/"listening"/g) ?? []).length < servers) await once(child.stdout, 'data');
  const urls = [...text.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
  return {
    child,
    // The internal server is the first to listen.
    url: urls.at(-1) ?? '',
    internalUrl: urls[0] ?? '',
    output: () => text,
    async end() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await exit) as [number | null];
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
