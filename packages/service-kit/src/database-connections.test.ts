import { readServiceConfig } from './service-config.ts';

const poolSize = (env: Record<string, string>) => readServiceConfig('notices', env).poolSize;

test('each process gets an equal share of the connections, less the one that it needs while it starts', () => {
  expect(poolSize({ DATABASE_CONNECTIONS: '231' })).toBe(10);
  expect(poolSize({ DATABASE_CONNECTIONS: '150', DATABASE_PROCESSES: '14' })).toBe(9);
});

test('all processes together never need more than there are', () => {
  for (const [connections, processes] of [
    [100, 14],
    [151, 21],
    [500, 49],
  ] as const) {
    const size = poolSize({ DATABASE_CONNECTIONS: String(connections), DATABASE_PROCESSES: String(processes) });
    expect(((size ?? Infinity) + 1) * processes).toBeLessThanOrEqual(connections);
  }
});

test('without the number the kit decides', () => {
  expect(poolSize({})).toBeUndefined();
});

test('too few connections end the start with the number that is needed', () => {
  expect(() => poolSize({ DATABASE_CONNECTIONS: '30', DATABASE_PROCESSES: '14' })).toThrow(
    'DATABASE_CONNECTIONS: must be at least 42 for 14 processes',
  );
  expect(() => poolSize({ DATABASE_CONNECTIONS: 'many' })).toThrow('DATABASE_CONNECTIONS');
});
