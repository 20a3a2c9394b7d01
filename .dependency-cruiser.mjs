const deployable = '^(shell|mfe-[^/]+|services/[^/]+)/';
const browser = '^(shell|mfe-[^/]+|packages/(ui|portal-sdk))/';
const contracts = '^services/[^/]+/contracts/';
const test = '(\\.test\\.tsx?$|/testing/)';

/** The folders of `shell/src`: each imports those before it only. */
const shellFolders = ['boot', 'session', 'modules', 'prefetch', 'portal', 'menus', 'layout', 'pages'];

/** The import rules of docs/architecture.md. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'deployables-stand-alone',
      comment: 'They are released separately; what they share is a package.',
      severity: 'error',
      from: { path: deployable },
      to: { path: deployable, pathNot: ['^$1/', contracts] },
    },
    ...shellFolders.map((folder, index) => ({
      name: `shell-${folder}-imports-no-folder-above`,
      severity: 'error',
      from: { path: `^shell/src/${folder}/`, pathNot: test },
      to: { path: `^shell/src/(${[...shellFolders.slice(index + 1), '[^/]*route[^/]*\\.tsx$'].join('|')})` },
    })),
    {
      name: 'features-stand-alone',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'no-server-code-in-browsers',
      severity: 'error',
      from: { path: browser, pathNot: `${test}|\\.config\\.|/showcase/` },
      to: {
        path: '^(services/|packages/(service-kit|dev-identity|dev-stack|contracts/src/node)/)',
        pathNot: contracts,
      },
    },
    {
      name: 'no-node-in-browsers',
      severity: 'error',
      from: { path: browser, pathNot: `${test}|\\.config\\.|/showcase/` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contracts-depend-on-zod-only',
      severity: 'error',
      from: {
        path: ['^packages/contracts/src/', contracts],
        pathNot: `${test}|\\.config\\.|(own-libraries|requirements)\\.ts$|/src/node/`,
      },
      to: { pathNot: ['^packages/contracts/', contracts, '^node_modules/zod/'] },
    },
    {
      name: 'the-platform-imports-no-service',
      comment: 'A service may change its contracts without a release of the SDK, the kits or the build.',
      severity: 'error',
      from: { path: '^packages/(build|cli|contracts|portal-sdk|service-kit|ui)/', pathNot: test },
      to: { path: contracts },
    },
    {
      name: 'sdk-host-only-in-the-shell',
      severity: 'error',
      from: { pathNot: '^(shell|packages/portal-sdk)/' },
      to: { path: '^packages/portal-sdk/src/host' },
    },
    {
      name: 'typeorm-stays-behind-repositories',
      severity: 'error',
      from: {
        path: '^services/',
        pathNot: `${test}|\\.(entity|repository)\\.ts$|/db/|/service\\.ts$`,
      },
      to: { path: '^node_modules/typeorm/' },
    },
    {
      name: 'koa-stays-in-routes',
      severity: 'error',
      from: {
        path: '^services/(?!gateway/)',
        pathNot: `${test}|\\.routes\\.ts$`,
      },
      to: { path: '^node_modules/(koa|@koa)/' },
    },
    {
      name: 'no-sql-in-routes',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'policies-and-presenters-use-their-arguments-only',
      severity: 'error',
      from: { path: '\\.(policy|presenter)\\.ts$' },
      to: { path: '\\.(repository|service|routes)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'development-parts-stay-out-of-production',
      severity: 'error',
      from: { path: deployable, pathNot: test },
      to: { path: '^packages/(demo-world|dev-identity|dev-stack)/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'e2e-is-a-black-box',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/fixtures/' },
      // The browser tests use the measures and browser flags of the conformance kit, which contain no product code.
      to: { path: '^(shell|mfe-|services/|packages/)', pathNot: '^packages/conformance/src/(measures/|browser-flags)' },
    },
    {
      name: 'only-declared-dependencies',
      severity: 'error',
      from: { pathNot: '(^[^/]+\\.m?js$)|\\.config\\.|/showcase/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/cli/templates/|/(dist|\\.modules|\\.cache|node_modules/\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.lint.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['seed-source', 'import', 'types', 'node', 'default'],
    },
  },
};
