#!/usr/bin/env node
import { compiled } from './compiled.mjs';

const { runBuild } = await compiled('seed-build');
try {
  console.log(await runBuild(process.cwd(), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
