import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { type Rule, rules } from '@seed/conformance/rules';
import type { ConformanceReport, Finding } from '@seed/conformance/run-conformance';
import { CliError } from '../cli-error.ts';
import type { Action, Context, Outcome } from '../context.ts';
import { findModule } from '../project.ts';
import { writeCheckReport } from './check-report.ts';

interface Flags {
  readonly as?: string;
  readonly portal?: string;
  readonly browser: boolean;
  readonly only?: readonly Rule[];
  readonly sarif?: string;
  readonly junit?: string;
}

const help = `
The module is built and shown in the shell of the portal, in a Chromium, with its own mocks in place of the services.
A registry service accepts the build only with the report of a whole check, which portal release sends along.
CHROMIUM_PATH names the browser if it is not at a usual place. RULES.md of @seed/conformance lists the rules and
their bounds.`;

/** `portal check` */
export function checkCommand(action: Action): Command {
  return new Command('check')
    .description('check the module against what the portal demands')
    .option('--as <version>', 'the version that is released (default: that of package.json)')
    .option('--portal <url>', 'with the shell of this running portal; its modules own their routes and slots')
    .option('--no-browser', 'only what needs no browser: types, build, budgets, manifest and sources')
    .addOption(new Option('--only <rules...>', 'only these rules; the module is built in any case').choices(rules))
    .option('--sarif <file>', 'write the findings as SARIF, for the reviews of code')
    .option('--junit <file>', 'write the findings as JUnit, for pipelines')
    .addHelpText('after', help)
    .action((flags: Flags) => action((context) => check(flags, context)));
}

async function check(flags: Flags, context: Context): Promise<Outcome> {
  const { directory, manifest } = await findModule(context.cwd);
  const { findings, report } = await conformanceOf(directory, flags, context);
  if (report !== undefined) await writeCheckReport(directory, report);
  const text = findings.length === 0 ? `${manifest.id} is as the portal demands.` : findings.map(lineOf).join('\n');
  return { text, data: { id: manifest.id, findings }, isFailure: findings.length > 0 };
}

async function conformanceOf(folder: string, flags: Flags, { cwd, progress }: Context): Promise<ConformanceReport> {
  const { as: version, portal, browser, only, sarif, junit } = flags;
  // Webpack and the browser's driver are loaded only to check.
  const { runConformance, BrowserMissingError, PortalUnreachableError } =
    await import('@seed/conformance/run-conformance');
  const report = { ...(sarif && { sarif: resolve(cwd, sarif) }), ...(junit && { junit: resolve(cwd, junit) }) };
  try {
    const chosen = { ...(version && { version }), ...(portal && { portalUrl: portal }), ...(only && { only }) };
    const options = { folder, useBrowser: browser, report, progress, ...chosen };
    return await runConformance(options);
  } catch (error) {
    if (error instanceof BrowserMissingError) throw new CliError('usage', error.message, { cause: error });
    if (error instanceof PortalUnreachableError) throw new CliError('unreachable', error.message, { cause: error });
    throw error;
  }
}

function lineOf({ rule, message, file, line }: Finding): string {
  const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}: `;
  return `${place}${message} (${rule})`;
}
