import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const main = join(__dirname, '../../../gateway/src/main.ts');

/** A gateway in a process of its own, which follows a registry. */
export interface GatewayProcess extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly url: string;
  /** Resolves to the lines of its log with a message, once there is one: metrics have an event before the log has it. */
  logged(message: string): Promise<readonly string[]>;
  /** Its metrics, in the format of Prometheus. */
  metrics(): Promise<string>;
  boot(): Promise<Boot>;
  /** The versions of the modules in its boot document, by module. */
  versions(): Promise<Record<string, string>>;
  kill(): Promise<void>;
}

interface Boot {
  readonly modules: readonly { readonly id: string; readonly version: string }[];
  readonly unavailable?: readonly { readonly id: string }[];
}

export interface GatewayOptions {
  /** Further variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** The greatest file that it can write, in kB, as on a disk that is full. */
  readonly largestFileKB?: number;
  readonly registry: string;
  readonly rootKey: string;
  readonly dataDir: string;
}

export async function gatewayProcess({
  registry,
  rootKey,
  dataDir,
  env: more,
  largestFileKB,
}: GatewayOptions): Promise<GatewayProcess> {
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
    ...more,
  };
  const args = ['--conditions=seed-source', '--import', 'tsx', main];
  const limit = largestFileKB === undefined ? '' : `ulimit -f ${largestFileKB}; `;
  const line = `${limit}exec "$0" "$@"`;
  const words = ['-c', line, process.execPath, ...args];
  const child = spawn('bash', words, { env, cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk);
  });
  while ((text.match(/"listening"/g) ?? []).length < 2) await once(child.stdout, 'data');
  const urls = [...text.matchAll(/"url":"(http:[^"]+)"/g)].map(([, found = '']) => found);
  const [internalUrl = '', url = ''] = [urls.at(0), urls.at(-1)];
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  const boot = async () => (await (await fetch(`${url}/boot.json`)).json()) as Boot;
  return {
    child,
    url,
    kill,
    boot,
    logged: async (message) => {
      const lines = () => text.split('\n').filter((one) => one.includes(`"msg":"${message}"`));
      while (lines().length === 0) await once(child.stdout, 'data');
      return lines();
    },
    metrics: async () => (await fetch(`${internalUrl}/metrics`)).text(),
    versions: async () => Object.fromEntries((await boot()).modules.map(({ id, version }) => [id, version])),
    [Symbol.asyncDispose]: kill,
  };
}
