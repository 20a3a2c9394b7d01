import { silentLogger } from '@seed/service-kit/testing/silent-logger';
import getPort from 'get-port';
import { loadConfig } from '../config.ts';
import { startGateway } from '../start.ts';
import { portalFiles } from './portal-files.ts';
import { startReplica } from './replica-server.ts';

/** A gateway without `KEYCLOAK_URL`; `stop` removes its files, too. */
export async function startWithoutKeycloak() {
  const [files, forums] = await Promise.all([portalFiles(), startReplica()]);
  const port = await getPort({ host: '127.0.0.1' });
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    INTERNAL_PORT: '0',
    DATA_DIR: files.root,
    SHELL_DIR: files.shellDir,
    MODULES_DIR: files.modulesDir,
    UPSTREAMS: JSON.stringify({ forums: { replicas: [forums.url] } }),
  });
  const gateway = await startGateway(config, silentLogger());
  const stop = async () => {
    await gateway.stop();
    await forums.kill();
    await files.remove();
  };
  return { url: gateway.url, stop };
}
