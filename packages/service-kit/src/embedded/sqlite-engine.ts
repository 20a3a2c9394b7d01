import { nodeSqlite, openWithNode } from './node-engine.ts';
import type { SqliteEngine } from './sqlite-connection.ts';
import { wasmEngine } from './wasm-engine.ts';

/** Node's own SQLite where it has one, else the same SQLite as WebAssembly: nothing to compile on any machine. */
export async function sqliteEngine(): Promise<SqliteEngine> {
  const builtIn = nodeSqlite();
  return builtIn === undefined ? wasmEngine() : (file) => openWithNode(builtIn, file);
}
