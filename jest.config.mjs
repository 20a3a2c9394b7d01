import { availableParallelism } from 'node:os';

export default {
  // More workers than cores, because tests of pages wait for timers a third of their time.
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
