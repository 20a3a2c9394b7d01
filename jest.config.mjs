export default {
  // One for each core: what the tests wait for is this machine.
  maxWorkers: '100%',
  projects: ['<rootDir>/packages/*', '<rootDir>/services/*', '<rootDir>/shell', '<rootDir>/mfe-*'],
  // A limit for what hangs, not a measure of speed: two busy cores take their time.
  testTimeout: 20_000,
};
