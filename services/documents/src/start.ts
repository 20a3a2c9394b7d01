import { createLogger, type Logger } from '@seed/service-kit/logger';
import { type Running, startServer } from '@seed/service-kit/server';
import type { DocumentsConfig } from './config.ts';
import { composeDocuments } from './service.ts';

export async function startDocuments(
  config: DocumentsConfig,
  logger: Logger = createLogger({ name: 'documents', level: config.logLevel }),
): Promise<Running> {
  const { app, dispose } = await composeDocuments(config, logger);
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
