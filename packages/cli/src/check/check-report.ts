import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CheckReport, checkReport, maxCheckReport } from '@seed/contracts/check-report';
import { CliError } from '../cli-error.ts';

const fileOf = (directory: string) => join(directory, '.cache', 'check-report.json');

/** Keeps the report of the last check in the module's folder. */
export async function writeCheckReport(directory: string, report: CheckReport): Promise<void> {
  const file = fileOf(directory);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(report));
}

interface CheckedBuild {
  readonly version: string;
  /** The digest of its files. */
  readonly digest: string;
}

/**
 * Reads the report about a build, as its release is published with it.
 *
 * @throws CliError that names the command to run: `usage` if there is no report of this build, `failed` if it has findings.
 */
export async function readCheckReport(directory: string, { version, digest }: CheckedBuild): Promise<string> {
  const text = await readFile(fileOf(directory), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const command = `npx portal check --as ${version}`;
  const report = parsed(text);
  if (report?.build !== digest) {
    throw new CliError('usage', `There is no report of portal check about this build. Run: ${command}`);
  }
  if (report.skipped.length > 0) {
    throw new CliError('usage', `The last check left out ${report.skipped.join(', ')}. Run: ${command}`);
  }
  if (report.findings.length > 0 || text.length > maxCheckReport) {
    throw new CliError('failed', `The last check of this build has findings. Mend them, and run: ${command}`);
  }
  return text;
}

function parsed(text: string): CheckReport | undefined {
  try {
    return checkReport.parse(JSON.parse(text));
  } catch {
    // A broken or older report counts as none: another check writes it again.
    return undefined;
  }
}
