import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { CliError } from '../cli-error.ts';
import { type Finding, problem, type Variables } from './finding.ts';
import { isSecret, knownVariables } from './known-variables.ts';

/** The variables with all secrets, and the problems of reading them. */
export interface ReadVariables {
  readonly variables: Variables;
  /** The names as they were given, with `_FILE`. */
  readonly given: readonly string[];
  readonly findings: readonly Finding[];
}

/**
 * Reads the variables of a file in the form of `docker --env-file` and systemd, or of the process.
 *
 * @throws CliError `usage` if the file cannot be read
 */
export function readVariables(file: string | undefined, cwd: string, env: NodeJS.ProcessEnv): ReadVariables {
  const source: NodeJS.Dict<string> = file === undefined ? env : parseEnv(textOf(resolve(cwd, file)));
  const set = Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const variables = Object.fromEntries(set);
  const findings: Finding[] = [];
  for (const [name, path] of set) {
    const secret = name.replace(/_FILE$/, '');
    if (secret === name || !isSecret(secret) || !knownVariables.includes(secret)) continue;
    if (variables[secret] !== undefined) findings.push(doubled(name, secret));
    try {
      const value = readFileSync(resolve(cwd, path), 'utf8').trim();
      if (value === '')
        findings.push(problem('variables', `${name}: the file is empty`, `Write the secret into ${path}.`));
      else variables[secret] = value;
    } catch (error) {
      const { code = 'unknown error' } = error as NodeJS.ErrnoException;
      findings.push(problem('variables', `${name}: the file cannot be read (${code})`, `Let this user read ${path}.`));
    }
  }
  return { variables, given: set.map(([name]) => name), findings };
}

function doubled(name: string, secret: string): Finding {
  return problem('variables', `${name} and ${secret} are both set`, `Remove ${secret}: no program starts with both.`);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const { code = 'unknown error' } = cause as NodeJS.ErrnoException;
    throw new CliError('usage', `${path} cannot be read (${code})`, { cause });
  }
}
