import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { Keycloak } from './keycloak.ts';

const root = resolve(import.meta.dirname, '../..');
/** Long enough to build everything first on a busy machine. */
const startBudgetMs = 300_000;

interface PortalState {
  readonly url: string;
  readonly internalUrl: string;
  readonly gateway: { readonly pid: number };
  readonly services: Readonly<Record<string, { readonly url: string; readonly pid: number }>>;
}

/** A whole portal as an operator starts it: the built command line, in a process and a data folder of its own. */
export class PortalProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly #settings: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  private constructor(url: string, dataDir: string, settings: NodeJS.ProcessEnv = {}) {
    this.url = url;
    this.dataDir = dataDir;
    this.#settings = settings;
  }

  /**
   * Makes the data folder and starts the portal in it on a free port.
   *
   * @param settings variables of the portal, such as `WITH_REGISTRY`
   */
  static async start(settings: NodeJS.ProcessEnv = {}): Promise<PortalProcess> {
    const dataDir = await mkdtemp(join(tmpdir(), 'seed-e2e-'));
    const portal = new PortalProcess(`http://localhost:${await getPort({ host: '127.0.0.1' })}`, dataDir, settings);
    await Keycloak.fromEnvironment()?.registerPortal(portal.url);
    await portal.resume();
    return portal;
  }

  /** The portal that all tests share. */
  static shared(): PortalProcess {
    const { SHARED_PORTAL_URL: url, SHARED_PORTAL_DATA: dataDir } = process.env;
    if (url === undefined || dataDir === undefined) throw new Error('the shared portal was not started');
    return new PortalProcess(url, dataDir);
  }

  /** Starts the portal again in the same folder and on the same port. */
  async resume(): Promise<void> {
    const places = { PORT: new URL(this.url).port, DATA_DIR: this.dataDir, MODULES_DIR: modulesDir };
    const env = { ...process.env, ...this.#settings, ...places };
    const child = spawn(process.execPath, ['packages/dev-stack/dist/main.js'], { cwd: root, env, stdio: 'pipe' });
    this.#child = child;
    await untilPrinted(child, this.url);
  }

  /** Stops it like Ctrl-C, and returns the exit code. */
  async interrupt(): Promise<number | null> {
    return this.#end('SIGINT');
  }

  /** Stops it with SIGKILL. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async dispose(): Promise<void> {
    await this.#end('SIGINT');
    await rm(this.dataDir, { recursive: true });
  }

  async state(): Promise<PortalState> {
    return JSON.parse(await readFile(join(this.dataDir, 'portal.json'), 'utf8')) as PortalState;
  }

  async registry(): Promise<Record<string, string>> {
    const file = JSON.parse(await readFile(join(this.dataDir, 'registry.json'), 'utf8')) as {
      modules: Record<string, string>;
    };
    return file.modules;
  }

  /** Changes lines of the registry file; undefined removes a line. */
  async editRegistry(lines: Readonly<Record<string, string | undefined>>): Promise<void> {
    const modules = { ...(await this.registry()), ...lines };
    await writeFile(join(this.dataDir, 'registry.json'), JSON.stringify({ modules }, null, 2));
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    return child.exitCode;
  }
}

/** Module builds of the browser tests. They stay between runs, separate from those of `npm start`. */
export const modulesDir = join(root, '.cache', 'e2e-modules');

function untilPrinted(child: ChildProcess, url: string): Promise<void> {
  return new Promise((done, fail) => {
    let output = '';
    const deadline = setTimeout(() => fail(new Error(`The portal did not start in time:\n${output}`)), startBudgetMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(`SEED intranet  ${url}`)) return;
      clearTimeout(deadline);
      done();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(deadline);
      fail(new Error(`The portal ended with code ${code}:\n${output}`));
    });
  });
}
