import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Action, Context, Outcome } from '../context.ts';
import { namesFrom } from './names.ts';
import { choicesFor, type Given } from './questions.ts';
import { pipelines, projectFiles } from './template.ts';
import { writeProject } from './write-project.ts';

type Flags = Omit<Given, 'id'> & { readonly into?: string };

const example = `
Example:
  portal new notices --pipeline github
makes the folder notices/ with a module, its service and their contracts. At a terminal, missing flags become questions.`;

/** `portal new [id]` */
export function newCommand(action: Action): Command {
  return new Command('new')
    .description('make a module with its own service, contracts, tests and pipeline')
    .argument('[id]', 'plural and lower-case, such as notices: its route, resource and folder')
    .option('--item <name>', 'one of them, such as notice')
    .option('--title <text>', 'the name that members read, such as "Notices"')
    .option('--into <folder>', 'the folder to fill (default: a new one named by the id)')
    .addOption(new Option('--pipeline <kind>', 'the pipeline file').choices(Object.keys(pipelines)))
    .option('--install', 'run npm install afterwards (default)')
    .option('--no-install', 'leave npm install to you')
    .addHelpText('after', example)
    .action((id: string | undefined, flags: Flags) => action((context) => create({ ...flags, id }, context)));
}

async function create({ into, ...given }: Given & Flags, context: Context): Promise<Outcome> {
  if (given.id === undefined && !context.isInteractive) {
    throw new CliError('usage', 'portal new needs an id, such as: portal new notices');
  }
  const { pipeline, install, ...chosen } = await choicesFor(given, context);
  const names = namesFrom(chosen);
  const folder = resolve(context.cwd, into ?? names.id);
  const files = await projectFiles(names, pipeline);
  await writeProject(folder, files);
  context.progress(`${files.length} files are in ${folder}`);
  if (install) await installIn(folder, context);
  const place = relative(context.cwd, folder);
  const steps = [...(place === '' ? [] : [`cd ${place}`]), ...(install ? [] : ['npm install']), 'npm run dev'];
  return {
    text: `The module '${names.id}' is made. Next:\n${steps.map((step) => `  ${step}`).join('\n')}`,
    data: { ...names, folder, files: files.map(({ path }) => path), installed: install },
  };
}

async function installIn(folder: string, { progress }: Context): Promise<void> {
  progress('npm install …');
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  // The output of npm is progress, so it goes to the standard error.
  const child = spawn('npm', args, { cwd: folder, stdio: ['ignore', process.stderr, process.stderr] });
  await once(child, 'exit');
  if (child.exitCode !== 0)
    throw new CliError('failed', `npm install failed in ${folder}; the files are there. Run it again.`);
}
