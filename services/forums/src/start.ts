import { createLogger, type Logger } from '@seed/service-kit/logger';
import { type Running, startServer } from '@seed/service-kit/server';
import type { ForumsConfig } from './config.ts';
import { composeForums } from './service.ts';

export async function startForums(
  config: ForumsConfig,
  logger: Logger = createLogger({ name: 'forums', level: config.logLevel }),
): Promise<Running> {
  const { app, dispose } = await composeForums(config, logger);
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
