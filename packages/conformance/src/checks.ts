import type { BuiltSubject, Check, RunningSubject } from './check.ts';
import { accessibility } from './checks/accessibility.ts';
import { consoleCheck } from './checks/console.ts';
import { cycles } from './checks/cycles.ts';
import { failures } from './checks/failures.ts';
import { globals } from './checks/globals.ts';
import { layout } from './checks/layout.ts';
import { mount } from './checks/mount.ts';
import { styles } from './checks/styles.ts';
import { budgets } from './static/budgets.ts';
import { ownership } from './static/ownership.ts';
import { sourcesCheck } from './static/sources-check.ts';

/** The checks of sources and build. */
export const builtChecks: readonly Check<BuiltSubject>[] = [budgets, ownership, sourcesCheck];

/** The checks of the running module. */
export const runningChecks: readonly Check<RunningSubject>[] = [
  consoleCheck,
  mount,
  styles,
  globals,
  accessibility,
  layout,
  failures,
  cycles,
];
