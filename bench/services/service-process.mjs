// A service in a process of its own, without its access log on the console.
import { createLogger } from '../../packages/service-kit/dist/logger.js';
import { startService } from '../../packages/service-kit/dist/service.js';

const name = process.env.SERVICE;
const { [`${name}Service`]: service } = await import(`../../services/${name}/dist/service.js`);
const destination = { write: () => undefined };
const config = {
  host: '127.0.0.1',
  port: 0,
  logLevel: 'info',
  token: JSON.parse(process.env.TOKEN),
  database: { url: process.env.DATABASE_URL },
  demoData: false,
  events: { secret: undefined, subscribers: {} },
  ...JSON.parse(process.env.SETTINGS),
};
const { url } = await startService(service, config, createLogger({ name, destination }));
process.send({ url });
process.on('SIGINT', () => process.exit(0));
