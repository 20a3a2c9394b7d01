import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { lt } from 'semver';
import { type Finding, ok, problem, reasonOf, type Variables, warning } from './finding.ts';

const oldestNode = '20.19.0';
const gigabyte = 1024 ** 3;
const leastFree = 1;

/** Checks Node and the folder of data. */
export async function checkMachine(variables: Variables, cwd: string): Promise<Finding[]> {
  return [nodeVersion(process.versions.node), await dataFolder(resolve(cwd, variables['DATA_DIR'] ?? '.data'))];
}

function nodeVersion(version: string): Finding {
  if (!lt(version, oldestNode)) return ok('node', `Node ${version}`);
  return problem('node', `Node ${version} is too old`, `Use ${oldestNode} or later.`);
}

async function dataFolder(folder: string): Promise<Finding> {
  const part = 'data folder';
  try {
    const place = await existing(folder);
    await access(place, constants.W_OK);
    const { bavail, bsize, ffree, files } = await statfs(place);
    const free = (bavail * bsize) / gigabyte;
    const hasNames = files === 0 || ffree / files > 0.01;
    const message = `${folder} has ${free.toFixed(1)} GB free`;
    if (free >= leastFree && hasNames) return ok(part, message);
    return warning(part, hasNames ? message : `${folder} has hardly any inode free`, 'Make room, or move DATA_DIR.');
  } catch (error) {
    return problem(part, `${folder}: ${reasonOf(error)}`, 'Let this user write there, or set DATA_DIR.');
  }
}

/** The folder, or the nearest one above: a program makes those that are missing. */
async function existing(folder: string): Promise<string> {
  try {
    await stat(folder);
    return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error;
    return existing(dirname(folder));
  }
}
