import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ServiceDeclaration, serviceDeclaration } from '@seed/contracts/service-manifest';
import type { Logger } from '@seed/service-kit/logger';
import { z } from 'zod';

/** The last good declaration of each service, for a gateway that starts while a service is down. */
export interface KeptDeclarations {
  readonly first: readonly ServiceDeclaration[];
  /** Writes one state after the other. */
  write(declarations: readonly ServiceDeclaration[]): void;
  /** Resolves when everything is written. */
  written(): Promise<void>;
}

/** Reads the file; an unreadable one counts as empty, because the services declare themselves again. */
export async function keptDeclarations(file: string, log: Logger): Promise<KeptDeclarations> {
  const draft = `${file}.${process.pid}.new`;
  let last: Promise<void> = Promise.resolve();
  const replace = async (declarations: readonly ServiceDeclaration[]) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(declarations));
    await rename(draft, file);
  };
  return {
    first: await readKept(file, log),
    write(declarations) {
      last = last
        .then(() => replace(declarations))
        .catch((error: unknown) => log.error({ err: error, file }, 'the declarations of the services were not kept'));
    },
    written: () => last,
  };
}

async function readKept(file: string, log: Logger): Promise<readonly ServiceDeclaration[]> {
  try {
    return z.array(serviceDeclaration).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) log.warn({ err: error, file }, 'the kept declarations of the services cannot be read');
    return [];
  }
}
