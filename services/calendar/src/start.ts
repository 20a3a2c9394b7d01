import { createLogger, type Logger } from '@seed/service-kit/logger';
import { type Running, startServer } from '@seed/service-kit/server';
import type { CalendarConfig } from './config.ts';
import { composeCalendar } from './service.ts';

export async function startCalendar(
  config: CalendarConfig,
  logger: Logger = createLogger({ name: 'calendar', level: config.logLevel }),
): Promise<Running> {
  const { app, dispose } = await composeCalendar(config, logger);
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
