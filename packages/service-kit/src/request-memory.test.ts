import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programArguments } from './testing/program-arguments.ts';

const program = join(__dirname, 'testing', 'request-memory.ts');
const mostBytes = 3000;

/** No full garbage collection begins below 1,000 MB. */
const flags = ['--expose-gc', '--initial-heap-size=1000'];

test('a request leaves few objects to a full garbage collection', async () => {
  // A process of its own, because what other tests have left changes when objects become old.
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, ...programArguments(program)]);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThan(mostBytes);
});
