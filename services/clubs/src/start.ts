import { createLogger, type Logger } from '@seed/service-kit/logger';
import { type Running, startServer } from '@seed/service-kit/server';
import type { ClubsConfig } from './config.ts';
import { composeClubs } from './service.ts';

export async function startClubs(
  config: ClubsConfig,
  logger: Logger = createLogger({ name: 'clubs', level: config.logLevel }),
): Promise<Running> {
  const { app, dispose } = await composeClubs(config, logger);
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
