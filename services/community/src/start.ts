import { createLogger, type Logger } from '@seed/service-kit/logger';
import { type Running, startServer } from '@seed/service-kit/server';
import type { CommunityConfig } from './config.ts';
import { composeCommunity } from './service.ts';

export async function startCommunity(
  config: CommunityConfig,
  logger: Logger = createLogger({ name: 'community', level: config.logLevel }),
): Promise<Running> {
  const { app, dispose } = await composeCommunity(config, logger);
  try {
    const server = await startServer(app, { host: config.host, port: config.port, logger });
    return {
      url: server.url,
      async stop() {
        await server.stop();
        await dispose();
      },
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}
