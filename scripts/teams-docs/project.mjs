import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changed } from './steps.mjs';

/** The folder of a team: runs commands in it and writes its files. */
export function teamProject(folder, env) {
  const running = new Map();
  const options = { cwd: folder, env: { ...process.env, ...env } };
  return {
    folder,
    /** @throws Error with what the commands printed */
    run(content) {
      const { status, stdout } = spawnSync('bash', ['-e', '-c', content], {
        ...options,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      if (status !== 0) throw new Error(`The commands ended with ${status}:\n${content}${stdout}`);
    },
    /** Goes on in the background, as in another terminal. */
    start(name, content) {
      const child = spawn('bash', ['-c', content], {
        ...options,
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      running.set(name, child);
    },
    async stop(name) {
      const child = running.get(name);
      running.delete(name);
      if (child === undefined || child.exitCode !== null) throw new Error(`'${name}' has ended by itself`);
      // Ctrl-C reaches the whole group.
      process.kill(-child.pid, 'SIGINT');
      await once(child, 'exit');
    },
    write(path, content) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
    change(path, diff) {
      writeFileSync(join(folder, path), changed(readFileSync(join(folder, path), 'utf8'), diff));
    },
    /** Stops what the pages have started, also after a step that failed. */
    async end() {
      for (const name of [...running.keys()]) await this.stop(name).catch(() => undefined);
      const deployed = join(folder, 'service.pid');
      if (existsSync(deployed)) spawnSync('kill', [readFileSync(deployed, 'utf8').trim()]);
    },
  };
}
