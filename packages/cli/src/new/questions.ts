import { basename } from 'node:path';
import type { Context } from '../context.ts';
import { type GivenNames, namesFrom } from './names.ts';
import { type Pipeline, pipelines } from './template.ts';

/** The choices that make a new project. */
export interface Choices extends GivenNames {
  readonly pipeline: Pipeline;
  readonly install: boolean;
}

export type Given = Partial<Omit<Choices, 'id'>> & { readonly id?: string | undefined };

/** Completes what the flags gave: by questions at a terminal, else by the defaults. */
export async function choicesFor(given: Given, { cwd, isInteractive }: Context): Promise<Choices> {
  if (!isInteractive) {
    const { id = '', pipeline = 'gitlab', install = true, ...names } = given;
    return { id, pipeline, install, ...names };
  }
  // The library is loaded only at a terminal.
  const { confirm, input, select } = await import('@inquirer/prompts');
  const isId = (id: string) => messageOf(() => namesFrom({ id, item: `${id}-entry` })) ?? true;
  const id = given.id ?? (await input({ message: 'Id of the module', default: basename(cwd), validate: isId }));
  const known = namesFrom({ id, item: given.item, title: given.title });
  const isItem = (item: string) => messageOf(() => namesFrom({ id, item })) ?? true;
  const item = given.item ?? (await input({ message: 'One of them is a', default: known.item, validate: isItem }));
  const title = given.title ?? (await input({ message: 'Name that members read', default: known.title }));
  const kinds = Object.keys(pipelines).filter((kind): kind is Pipeline => kind in pipelines);
  const pipeline = given.pipeline ?? (await select({ message: 'Pipeline file', choices: kinds }));
  const install = given.install ?? (await confirm({ message: 'Run npm install now?' }));
  return { id, item, title, pipeline, install };
}

function messageOf(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
