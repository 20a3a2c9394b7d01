#!/usr/bin/env node
import { run } from '../dist/run.js';

// A reader such as `head` may end before everything is written; the rest has no reader then.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

process.exitCode = await run(process.argv.slice(2));
