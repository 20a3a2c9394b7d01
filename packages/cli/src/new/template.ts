import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { packageFolder } from '../own-version.ts';
import { type Names, renamed } from './names.ts';

/** The kinds of pipeline files, with their paths in a project. */
export const pipelines = {
  gitlab: '.gitlab-ci.yml',
  github: '.github/workflows/portal.yml',
  none: undefined,
} as const;

export type Pipeline = keyof typeof pipelines;

/** A file of a new project. */
export interface ProjectFile {
  /** The path relative to the project. */
  readonly path: string;
  readonly content: string;
}

/** The files of a new project, from the templates of this package. */
export async function projectFiles(names: Names, pipeline: Pipeline): Promise<ProjectFile[]> {
  const templates = join(packageFolder, 'templates');
  const project = join(templates, 'project');
  const sources = (await readdir(project, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: relative(project, file) }));
  const pipelineFile = pipelines[pipeline];
  if (pipelineFile !== undefined) sources.push({ file: join(templates, `${pipeline}.yml`), path: pipelineFile });
  const now = Date.now();
  return Promise.all(
    sources.map(async ({ file, path }) => ({
      // npm leaves files of that name out of a package.
      path: renamed(path, names, now).replace('_gitignore', '.gitignore'),
      content: renamed(await readFile(file, 'utf8'), names, now),
    })),
  );
}
