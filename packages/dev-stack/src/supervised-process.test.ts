import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SupervisedProcess, supervise } from './supervised-process.ts';

/** A supervised script; `pids` and `lines` yield the reports of the supervisor in their order. */
async function supervised(script: string) {
  const folder = await mkdtemp(join(tmpdir(), 'seed-supervised-'));
  await writeFile(join(folder, 'main.js'), script);
  const pids = queue<number>();
  const lines = queue<string>();
  const running: SupervisedProcess = supervise({
    name: 'forums',
    command: [join(folder, 'main.js')],
    env: process.env,
    logFile: join(folder, 'forums.log'),
    report: lines.push,
    started: pids.push,
  });
  return {
    ...running,
    nextPid: pids.next,
    nextLine: lines.next,
    async [Symbol.asyncDispose]() {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}

function queue<Item>() {
  const items: Item[] = [];
  const waiting: ((item: Item) => void)[] = [];
  return {
    push(item: Item) {
      const first = waiting.shift();
      if (first) first(item);
      else items.push(item);
    },
    next: () =>
      new Promise<Item>((resolve) => {
        const [item] = items.splice(0, 1);
        if (item === undefined) waiting.push(resolve);
        else resolve(item);
      }),
  };
}

test('a process that was ready starts again within 2 s, however often it is killed', async () => {
  await using service = await supervised(`
    process.send('ready', () => process.kill(process.pid, 'SIGKILL'));
    setInterval(() => {}, 1000);`);
  await service.nextPid();
  for (let kill = 1; kill <= 8; kill += 1) {
    await service.nextLine();
    const killedAt = performance.now();
    await service.nextPid();
    expect(performance.now() - killedAt).toBeLessThan(2000);
  }
});

test('a start that fails is reported with its reason, once', async () => {
  await using service = await supervised(`
    console.error(new Error("Unknown database 'seed_forums'"));
    process.exit(1);`);
  const first = await service.nextLine();
  expect(first).toContain("Error: Unknown database 'seed_forums'");
  expect(first).not.toMatch(/^\s+at /m);
  expect(await service.nextLine()).toMatch(/^forums stopped \(exit code 1\) and starts again; see .*forums\.log\.$/);
});

test('starts that fail are tried again after delays that double', async () => {
  await using service = await supervised('process.exit(1)');
  await service.nextPid();
  const waits: number[] = [];
  for (let start = 1; start <= 3; start += 1) {
    await service.nextLine();
    const failedAt = performance.now();
    await service.nextPid();
    waits.push(performance.now() - failedAt);
  }
  const [first = 0, second = 0, third = 0] = waits;
  expect([first > 240, second > 490, third > 990]).toEqual([true, true, true]);
});

test('a restart on request is not reported as a crash', async () => {
  await using service = await supervised('setInterval(() => {}, 1000);');
  const before = await service.nextPid();
  service.restart();
  expect(await service.nextLine()).toBe('forums starts again');
  expect(await service.nextPid()).not.toBe(before);
});
