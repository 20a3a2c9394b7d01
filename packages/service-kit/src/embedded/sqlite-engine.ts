import { nodeSqlite, openWithNode } from './node-engine.ts';
import type { SqliteEngine } from './sqlite-connection.ts';
import { openWithWasm } from './wasm-engine.ts';

/** Node's own SQLite where it has one, else the same SQLite as WebAssembly: nothing to compile on any machine. */
export function sqliteEngine(): SqliteEngine {
  const builtIn = nodeSqlite();
  return builtIn === undefined ? openWithWasm : (file) => openWithNode(builtIn, file);
}
