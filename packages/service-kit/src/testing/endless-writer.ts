import { createDataSource } from '../data-source.ts';
import { runMain } from '../run-main.ts';
import { note, notes, sampleTables } from './sample-tables.ts';
import { silentLogger } from './silent-logger.ts';

/* A process that writes notes into a database and prints the id of each one once it is committed. */

runMain(async () => {
  const file = process.argv[2] ?? '';
  const dataSource = await createDataSource({ ...sampleTables, location: { file }, logger: silentLogger() });
  let stopping = false;
  const write = async (): Promise<void> => {
    while (!stopping) {
      const { id } = await dataSource.getRepository(notes).save(note());
      process.stdout.write(`${id}\n`);
      await new Promise(setImmediate);
    }
  };
  const done = write();
  return {
    async stop() {
      stopping = true;
      await done;
      await dataSource.destroy();
    },
  };
});
