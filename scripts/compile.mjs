// Compiles every workspace that has a tsconfig.json, incrementally: node scripts/compile.mjs [options of tsc -b]
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaces } from './workspaces.mjs';

const projects = workspaces
  .map(({ folder }) => folder)
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
const compiler = join(root, 'node_modules/ts7/bin/tsc');
const { status, error } = spawnSync(process.execPath, [compiler, '-b', ...projects, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
