// Compares the public surface of the packages that other teams use with the committed reports (*.api.md beside their
// package.json):
//   node scripts/api-reports.mjs [--update]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { globSync } from 'tinyglobby';
import { root, workspaces } from './workspaces.mjs';

const packages = ['build', 'contracts', 'portal-sdk', 'service-kit', 'ui'];
/** The folder of each package and the name of its report: also the contracts of every service. */
const reports = [
  ...packages.map((name) => ({ folder: join('packages', name), name })),
  ...workspaces
    .filter(({ packageJson }) => packageJson.contractsOf !== undefined)
    .map(({ folder, packageJson }) => ({ folder, name: `${packageJson.contractsOf}-contracts` })),
];
const isUpdate = process.argv.includes('--update');

/** The source files behind the `exports` of a package.json; a pattern stands for every source file that matches it. */
function sourcesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const patterns = Object.values(exports).flatMap((conditions) => conditions['seed-source'] ?? []);
  return globSync(patterns, { cwd: folder, ignore: ['**/*.test.*'], expandDirectories: false }).toSorted();
}

/** One namespace for each entry, so that one report holds all entries of a package. */
function writeEntry(folder) {
  const declarations = readFileSync(join(folder, 'tsconfig.json'), 'utf8').includes('dist/types')
    ? 'dist/types'
    : 'dist';
  const lines = sourcesOf(folder).map((source) => {
    const path = source.replace(/^src\//, '').replace(/\.tsx?$/, '');
    return `export * as ${path.replaceAll(/\W+(\w)/g, (_, letter) => letter.toUpperCase())} from './${path}.js';`;
  });
  const entry = join(folder, declarations, 'api-entry.d.ts');
  writeFileSync(entry, `${lines.join('\n')}\n`);
  return entry;
}

function configFor({ folder: relativeFolder, name }) {
  const folder = join(root, relativeFolder);
  const silent = { default: { logLevel: 'none', addToApiReportFile: false } };
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: writeEntry(folder),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'esnext',
            moduleResolution: 'bundler',
            target: 'es2023',
            lib: ['es2023', 'dom', 'dom.iterable'],
            types: ['node', 'jest'],
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            allowImportingTsExtensions: true,
            noEmit: true,
          },
          include: ['dist/**/api-entry.d.ts'],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: join(root, '.cache', 'api-reports'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { compilerMessageReporting: silent, extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
  });
}

function messageCallback(message) {
  // The summary below reports all packages together.
  if (message.messageId.startsWith('console-')) message.handled = true;
}

const changed = reports.filter((report) => {
  const result = Extractor.invoke(configFor(report), { localBuild: isUpdate, messageCallback });
  return result.apiReportChanged;
});
if (changed.length > 0) {
  const files = changed.map(({ folder, name }) => `${folder}/${name}.api.md`).join(', ');
  console.log(
    isUpdate
      ? `Updated ${files}`
      : `The public surface differs from ${files}. If that is intended: npm run api:update, and commit the reports.`,
  );
  if (!isUpdate) process.exitCode = 1;
}
