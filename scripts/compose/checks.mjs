/** Runs checks one after another, prints each, and counts them. */
export class Checks {
  passed = 0;
  /** The names of those that failed. */
  failures = [];

  /** Runs a check, which throws if it fails; resolves to whether it passed. A text that it returns is printed. */
  async run(name, check) {
    const startedAt = performance.now();
    try {
      const note = await check();
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.error([`✓ ${name}: ${seconds} s`, typeof note === 'string' && note].filter(Boolean).join('; '));
      this.passed += 1;
      return true;
    } catch (error) {
      console.error(`✗ ${name}:`, error);
      this.failures.push(name);
      return false;
    }
  }

  /** A check without which the others make no sense: throws if it fails. */
  async must(name, check) {
    if (!(await this.run(name, check))) throw new Error(`the other checks are left out, because one failed: ${name}`);
  }

  /** Counts those of another process, too. */
  add({ passed, failures }) {
    this.passed += passed;
    this.failures.push(...failures);
  }
}
