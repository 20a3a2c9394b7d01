import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import type { PortalProcess } from '../portal-process.ts';
import { SigningKey } from './signing.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Another replica of a portal's gateway, with a data folder of its own, which follows the same registry. */
export class SecondGateway implements AsyncDisposable {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  static async start(portal: PortalProcess): Promise<SecondGateway> {
    const { services } = await portal.state();
    const [port, internalPort] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
    const upstreams = Object.entries(services).map(([name, { url }]) => [name, { replicas: [url] }]);
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      INTERNAL_PORT: String(internalPort),
      DATA_DIR: join(portal.dataDir, 'second-gateway'),
      SHELL_DIR: join(root, 'shell/dist'),
      UPSTREAMS: JSON.stringify(Object.fromEntries(upstreams)),
      REGISTRY_URL: services['registry']?.url,
      RELEASE_ROOT_KEYS: (await SigningKey.rootOf(portal.dataDir)).publicKey,
    };
    const child = spawn(process.execPath, ['services/gateway/dist/main.js'], { cwd: root, env, stdio: 'ignore' });
    return new SecondGateway(`http://localhost:${port}`, child);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const exit = once(this.#child, 'exit');
    this.#child.kill();
    await exit;
  }
}
