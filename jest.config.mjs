export default {
  projects: ['<rootDir>/packages/*', '<rootDir>/services/*', '<rootDir>/shell', '<rootDir>/mfe-*'],
};
