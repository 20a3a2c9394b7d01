import { fileURLToPath } from 'node:url';
import { readPackageJson } from '@seed/build/workspaces';
import type { CheckReport } from '@seed/contracts/check-report';
import { digestOfAll, digestsIn } from '@seed/contracts/node/release-files';
import type { Finding } from '../finding.ts';
import { type Rule, rules } from '../rules.ts';
import type { BuiltModule } from '../static/built-module.ts';

interface Checked {
  readonly findings: readonly Finding[];
  readonly only: readonly Rule[];
}

/** The report about a build that was checked, for its release. */
export async function reportOf({ release, folder }: BuiltModule, { findings, only }: Checked): Promise<CheckReport> {
  return {
    module: release.id,
    version: release.version,
    build: digestOfAll(await digestsIn(folder)),
    kit: readPackageJson(fileURLToPath(new URL('../..', import.meta.url))).version,
    checkedAt: new Date().toISOString(),
    rules: [...only],
    skipped: rules.filter((rule) => !only.includes(rule)),
    findings: findings.map(({ rule, message }) => ({ rule, message })),
  };
}
