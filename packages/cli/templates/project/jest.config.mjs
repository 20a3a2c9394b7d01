export default {
  projects: ['<rootDir>/module', '<rootDir>/service', '<rootDir>/service/contracts'],
  testTimeout: 20_000,
};
