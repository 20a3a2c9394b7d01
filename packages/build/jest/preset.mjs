import { fileURLToPath } from 'node:url';

/**
 * These libraries are ES modules, or load parts of themselves by `import()`; jest runs CommonJS, so they are transformed
 * like our own code.
 */
const transformed = [
  '@opentelemetry/otlp-exporter-base',
  '@seed/[^/]+',
  '@seriousme/openapi-schema-validator',
  'eta',
  'get-port',
  'jose',
  'keycloak-js',
  'lru-cache',
  'lucide-react',
  'nanoid',
  'oidc-provider',
  'quick-lru',
];

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const zodLocales = { '^\\.\\./locales/index\\.cjs$': here('./english-locale.cjs') };

const shared = {
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  transformIgnorePatterns: [`/node_modules/(?!(${transformed.join('|')})/)`],
  restoreMocks: true,
  setupFilesAfterEnv: [here('./quiet.mjs'), here('./second-run.mjs')],
  moduleNameMapper: zodLocales,
};

const transform = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** The preset of code that runs in Node: services and their packages. */
export const nodePreset = (displayName) => ({
  ...shared,
  displayName,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['seed-source', 'node', 'node-addons'] },
  transform: { '^.+\\.(ts|js|mjs)$': transform(false) },
});

/** The preset of code that runs in a browser: jsdom with Node's fetch, CSS modules as an identity map. */
export const browserPreset = (displayName) => ({
  ...shared,
  displayName,
  testEnvironment: here('./browser-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: ['seed-source', 'browser'] },
  setupFiles: [here('./dom-globals.mjs')],
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '@testing-library/jest-dom', here('./patience.mjs')],
  moduleNameMapper: {
    ...zodLocales,
    '\\.module\\.css$': here('./css-module.cjs'),
    '\\.(css|svg)(\\?inline)?$': here('./asset.cjs'),
  },
  transform: { '^.+\\.(ts|tsx|js|mjs)$': transform(true) },
});
