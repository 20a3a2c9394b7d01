import type { Browser } from 'playwright-core';
import type { Finding } from './finding.ts';
import type { BuiltModule } from './static/built-module.ts';
import type { ModuleSources } from './static/module-sources.ts';
import type { LivePortal } from './portal/live-portal.ts';
import type { TestPortal } from './portal/test-portal.ts';
import type { ModulePage } from './page/module-pages.ts';
import type { Rule } from './rules.ts';

/** A module's sources and its build. */
export interface BuiltSubject {
  readonly sources: ModuleSources;
  readonly built: BuiltModule;
  /** The running portal to compare with, if one is given. */
  readonly live: LivePortal | undefined;
}

/** A module that runs in the shell, with mocks in place of the services. */
export interface RunningSubject extends BuiltSubject {
  readonly portal: TestPortal;
  readonly browser: Browser;
  readonly pages: readonly ModulePage[];
}

/** One demand of the portal. */
export interface Check<Subject> {
  /** The rule, or the first part of the rules of its findings. */
  readonly rule: Rule;
  /** A noun phrase that is printed while the check runs. */
  readonly title: string;
  /** Returns the findings; none if the module meets the demand. */
  run(subject: Subject): Promise<readonly Finding[]>;
}
