import { spawnSync } from 'node:child_process';
import { obtainGoProgram } from './go-program.mjs';
import { root } from './workspaces.mjs';

/** Returns why there is no helm; undefined if there is one. */
export const missingHelm = () => obtainGoProgram('helm').reason;

/** Runs helm, and returns its status and what it prints. */
export function helm(...args) {
  const { program } = obtainGoProgram('helm');
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', cwd: root, maxBuffer: 1e8 });
  if (error) throw error;
  return { status, stdout, stderr };
}
