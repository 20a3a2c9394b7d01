import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const main = join(__dirname, '../../../gateway/src/main.ts');

/** A gateway in a process of its own, which follows a registry. */
export interface GatewayProcess extends AsyncDisposable {
  readonly child: ChildProcess;
  /** The versions of the modules in its boot document, by module. */
  versions(): Promise<Record<string, string>>;
  kill(): Promise<void>;
}

interface GatewayOptions {
  readonly registry: string;
  readonly rootKey: string;
  readonly dataDir: string;
}

export async function gatewayProcess({ registry, rootKey, dataDir }: GatewayOptions): Promise<GatewayProcess> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: '0',
    INTERNAL_PORT: '0',
    LOG_LEVEL: 'info',
    DATA_DIR: dataDir,
    KEYCLOAK_URL: 'http://127.0.0.1:9',
    UPSTREAMS: JSON.stringify({ forums: { replicas: ['http://127.0.0.1:9'] } }),
    REGISTRY_URL: registry,
    RELEASE_ROOT_KEYS: rootKey,
  };
  const args = ['--conditions=seed-source', '--import', 'tsx', main];
  const child = spawn(process.execPath, args, { env, cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk);
  });
  while ((text.match(/"listening"/g) ?? []).length < 2) await once(child.stdout, 'data');
  const url = [...text.matchAll(/"url":"(http:[^"]+)"/g)].at(-1)?.[1] ?? '';
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  return {
    child,
    kill,
    async versions() {
      const { modules } = (await (await fetch(`${url}/boot.json`)).json()) as {
        modules: { id: string; version: string }[];
      };
      return Object.fromEntries(modules.map(({ id, version }) => [id, version]));
    },
    [Symbol.asyncDispose]: kill,
  };
}
