import { availableParallelism } from 'node:os';

export default {
  // Half as many more workers than cores, because some tests wait: 379 s instead of 460 s on two cores.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  projects: [
    '<rootDir>/packages/*',
    '<rootDir>/services/*',
    '<rootDir>/services/*/contracts',
    '<rootDir>/shell',
    '<rootDir>/mfe-*',
    '<rootDir>/deploy/backup',
  ],
  // A limit for tests that hang; it is long because a busy machine is slow.
  testTimeout: 20_000,
};
