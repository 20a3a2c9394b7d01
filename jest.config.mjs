export default {
  // One worker for each core; `npm test` has more.
  maxWorkers: '100%',
  projects: [
    '<rootDir>/packages/*',
    '<rootDir>/services/*',
    '<rootDir>/services/*/contracts',
    '<rootDir>/shell',
    '<rootDir>/mfe-*',
    '<rootDir>/deploy/backup',
  ],
  // A limit for tests that hang; it is long because a busy machine is slow.
  testTimeout: 60_000,
};
