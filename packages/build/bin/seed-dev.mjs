#!/usr/bin/env node
import { compiled } from './compiled.mjs';

const { startDevServer } = await compiled('dev-server');
const port = Number(process.env.PORT ?? 4101);
const server = await startDevServer({ directory: process.cwd(), port });
console.log(`The module alone: ${server.url}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop());
