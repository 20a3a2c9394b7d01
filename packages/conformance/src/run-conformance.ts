import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest } from '@seed/build/module-manifest-file';
import type { CheckReport } from '@seed/contracts/check-report';
import type { BuiltSubject, Check } from './check.ts';
import { builtChecks, runningChecks } from './checks.ts';
import type { Finding } from './finding.ts';
import { findBrowser } from './page/find-browser.ts';
import { readLivePortal } from './portal/live-portal.ts';
import { runModule } from './portal/run-module.ts';
import { type Rule, rules } from './rules.ts';
import { reportOf } from './report/check-report.ts';
import { writeReports } from './report/write-reports.ts';
import { type BuiltModule, builtModule } from './static/built-module.ts';
import { readSources } from './static/module-sources.ts';
import { typeFindings } from './static/types.ts';

export type { Finding } from './finding.ts';
export { BrowserMissingError } from './page/find-browser.ts';
export { PortalUnreachableError } from './portal/live-portal.ts';

/** The options of `runConformance`. */
export interface ConformanceOptions {
  /** The module's folder, absolute. */
  readonly folder: string;
  /** The version of the build; that of the module's package.json if not given. */
  readonly version?: string;
  /** A running portal: its shell is used, and its modules own their routes, slots and ids. Default: the kit's shell. */
  readonly portalUrl?: string;
  /** False for the checks that need no browser. Default true. */
  readonly useBrowser?: boolean;
  /** The rules to check; the module is built in any case. Default: all. */
  readonly only?: readonly Rule[];
  /** Files to write the findings into, absolute. */
  readonly report?: { readonly sarif?: string; readonly junit?: string };
  /** Reports a step of the work. */
  progress(line: string): void;
}

/** The result of `runConformance`. */
export interface ConformanceReport {
  /** Empty if the module passes every check. */
  readonly findings: readonly Finding[];
  /** The report about the build, for its release; undefined if the module does not build. */
  readonly report: CheckReport | undefined;
}

/**
 * Builds a module and checks it: its sources, its build, and how it behaves in the shell, in a real Chromium, with its
 * own mocks in place of the services.
 *
 * @throws BrowserMissingError `browser_missing` if there is no Chromium
 * @throws PortalUnreachableError `portal_unreachable` if the portal does not respond
 * @throws Error if `module.json` is wrong
 * @example
 * const { findings } = await runConformance({ folder: '/team/module', progress: () => {} });
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { folder, report = {}, useBrowser = true } = options;
  const only = (options.only ?? rules).filter((rule) => useBrowser || !needsBrowser(rule));
  // A missing browser is reported before the build.
  const browserPath = only.some(needsBrowser) ? findBrowser() : undefined;
  const work = await mkdtemp(join(tmpdir(), 'conformance-'));
  try {
    const { findings, built } = await findingsOf({ ...options, only, work, browserPath });
    // A module without mocks is reported by a rule of its own, one that does not build in any case.
    const found = findings.map(({ rule }) => rule.split('/')[0] ?? rule);
    await writeReports(report, { folder, findings, rules: [...new Set([...only, ...found])] });
    return { findings, report: built && (await reportOf(built, { findings, only })) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const needsBrowser = (wanted: Rule) => runningChecks.some(({ rule }) => rule === wanted);

interface Run extends ConformanceOptions {
  readonly only: readonly Rule[];
  /** The folder for the build. */
  readonly work: string;
  readonly browserPath: string | undefined;
}

interface Checked {
  readonly findings: readonly Finding[];
  /** Undefined if the module does not build. */
  readonly built: BuiltModule | undefined;
}

async function findingsOf(run: Run): Promise<Checked> {
  const { folder, version, portalUrl, only, progress, work, browserPath } = run;
  const manifest = await readManifest(folder);
  const live = portalUrl === undefined ? undefined : await readLivePortal(portalUrl);
  progress('Types and build …');
  const [types, built] = await Promise.all([
    only.includes('types') ? typeFindings(folder) : [],
    builtModule({ directory: folder, modulesDir: work, version }).catch((error: unknown) => buildFinding(error)),
  ]);
  if ('rule' in built) return { findings: [...types, built], built: undefined };
  const subject: BuiltSubject = { sources: await readSources(folder, manifest), built, live };
  const findings = [...types, ...(await runChecks(builtChecks, subject, run))];
  if (browserPath === undefined) return { findings, built };
  const running = await runModule(subject, { browserPath, work, progress }, (started) =>
    runChecks(runningChecks, started, run),
  );
  return { findings: [...findings, ...running], built };
}

function buildFinding(error: unknown): Finding {
  return { rule: 'build', message: error instanceof Error ? error.message : String(error) };
}

async function runChecks<Subject>(
  checks: readonly Check<Subject>[],
  subject: Subject,
  { only, progress }: Pick<Run, 'only' | 'progress'>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks.filter(({ rule }) => only.includes(rule))) {
    const started = performance.now();
    findings.push(...(await check.run(subject)));
    progress(`${check.title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return findings;
}
