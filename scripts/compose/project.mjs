import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageRepository } from '../images/portal-images.mjs';
import { root } from '../workspaces.mjs';

export const portalHost = 'portal.localhost';
export const portalUrl = `https://${portalHost}`;
/** The authority of the door, where the README copies it to in the folder of the project. */
const authority = 'deploy/compose/authorities/door.pem';

/** The values that a person fills in to try the portal out. */
const values = {
  IMAGES: imageRepository,
  PORTAL_HOST: portalHost,
  PORTAL_TLS: 'internal',
  CONSOLE_NETWORKS: '192.0.2.0/24',
  SUPPORT_EMAIL: 'support@seed.example',
  ASSOCIATION_URL: 'https://seed.example',
  // No provider has this address, so the relay keeps each mail.
  MAIL_RELAY: '[192.0.2.25]:587',
  MAIL_RELAY_USER: 'seed',
  MAIL_RELAY_PASSWORD: 'of-the-provider',
  MAIL_DOMAINS: 'seed.example',
  MAIL_FROM: 'SEED <seed@seed.example>',
  KEYCLOAK_MAIL_FROM: 'login@seed.example',
};

/** A copy of the folder deploy/, in which the commands of deploy/compose/README.md run word for word. */
export class Project {
  #folder;
  #env;
  #blocks;

  /** Makes the copy; the constructor takes one that is there. */
  static make(folder, env) {
    cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
    return new Project(folder, env);
  }

  constructor(folder, env) {
    this.#folder = folder;
    // The person at this editor is `fill`.
    this.#env = { ...env, EDITOR: 'true' };
    const readme = readFileSync(join(root, 'deploy', 'compose', 'README.md'), 'utf8');
    this.#blocks = [...readme.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block]) => block);
  }

  get authority() {
    return join(this.#folder, authority);
  }

  /** Starts all parts. The images are there; a network of this machine alone reaches no registry of packages. */
  start() {
    return this.followReadme('up --detach --wait\n', [' build']);
  }

  /** Runs the README's block of commands in which this text is, but for lines with one of `without`. */
  async followReadme(text, without = []) {
    const block = this.#blocks.find((one) => one.includes(text));
    if (block === undefined) throw new Error(`deploy/compose/README.md has no commands with ${text}`);
    const lines = block.split('\n').filter((line) => !without.some((part) => line.includes(part)));
    await this.run('bash', '-euo', 'pipefail', '-c', lines.join('\n'));
  }

  /** Sets values in deploy/.env: those for trying out, or the given ones. */
  fill(these = values) {
    const file = join(this.#folder, 'deploy', '.env');
    let text = readFileSync(file, 'utf8');
    for (const [name, value] of Object.entries(these)) {
      text = text.replace(new RegExp(`^${name}=.*$`, 'm'), () => `${name}=${value}`);
    }
    writeFileSync(file, text);
  }

  value(name) {
    const file = readFileSync(join(this.#folder, 'deploy', '.env'), 'utf8');
    return new RegExp(`^${name}=(.*)$`, 'm').exec(file)?.[1];
  }

  compose(...args) {
    return this.run('docker', 'compose', '--env-file', 'deploy/.env', '-f', 'deploy/compose.yaml', ...args);
  }

  /** Resolves to what a command prints, or throws with it. */
  async run(command, ...args) {
    const child = spawn(command, args, { cwd: this.#folder, env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] });
    const texts = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'])
      child[name].setEncoding('utf8').on('data', (text) => (texts[name] += text));
    const [code] = await once(child, 'close');
    if (code === 0) return texts.stdout.trim();
    throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${texts.stdout}${texts.stderr}`);
  }
}
