import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Ran, runBackup } from './run-backup.ts';

const start = 'node deploy/backup/dist/backup.main.js ';

/**
 * Runs the commands of a section of docs/operations.md in their order, with other files in place of those it names.
 *
 * @param files the paths by the names in the page, such as `backup.json`
 */
export async function followTheDocs(section: string, files: Readonly<Record<string, string>>): Promise<Ran[]> {
  const page = await readFile(join(__dirname, '../../../../docs/operations.md'), 'utf8');
  const text = page.split(/^## /m).find((each) => each.startsWith(`${section}\n`)) ?? '';
  const commands = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  const ran: Ran[] = [];
  for (const command of commands.map((line) => line.trim())) {
    if (!command.startsWith(start)) throw new Error(`${section} has another command: ${command}`);
    ran.push(
      await runBackup(
        ...command
          .slice(start.length)
          .split(' ')
          .map((word) => files[word] ?? word),
      ),
    );
  }
  return ran;
}
