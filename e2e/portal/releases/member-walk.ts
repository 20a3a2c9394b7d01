import { expect, type Page } from '@playwright/test';

/** The modules of the walk; each has a page, and an extension in the header of every page. */
const modules = ['alpha', 'bravo'] as const;
type WalkedModule = (typeof modules)[number];

/** The longest time in which a page must be there, also after the gateway was killed. */
const arrivalMs = 30_000;

interface WalkOptions {
  readonly page: Page;
  readonly portalUrl: string;
  /** Whether a card with a retry is honest, because the gateway is killed meanwhile. */
  readonly mayRetry: boolean;
  /** Resolves when the member goes on. */
  turn(): Promise<void>;
}

/** A member who goes through the portal as members do, and checks at each stop that all of the page is of one set. */
export class MemberWalk {
  readonly #page: Page;
  readonly #portalUrl: string;
  readonly #mayRetry: boolean;
  readonly #turn: () => Promise<void>;
  readonly #versions = new Set<string>();
  navigations = 0;
  retries = 0;

  constructor({ page, portalUrl, mayRetry, turn }: WalkOptions) {
    this.#page = page;
    this.#portalUrl = portalUrl;
    this.#mayRetry = mayRetry;
    this.#turn = turn;
  }

  /** The versions that the member has seen. */
  get versions(): ReadonlySet<string> {
    return this.#versions;
  }

  /** One way through the portal, which begins and ends at the page of `alpha`. */
  async round(): Promise<void> {
    const page = this.#page;
    await this.#go('bravo', () => this.#link('To bravo').click());
    await this.#openDetails();
    await this.#menu();
    await this.#go('bravo', () => page.goBack());
    await this.#go('alpha', () => page.goBack());
    await this.#go('bravo', () => page.goForward());
    await this.#go('alpha', () => this.#link('To alpha').click());
    await this.#menu();
    await this.#conversations();
    await this.#go('alpha', () => page.goBack().then(() => page.goBack()));
    await this.#openDetails();
    await this.#go('alpha', () => this.#reload());
  }

  #link(name: string) {
    return this.#page.getByRole('main').getByRole('link', { name });
  }

  async #menu(): Promise<void> {
    await this.#page.getByRole('banner').getByRole('link', { name: 'Main Menu', exact: true }).click();
    await this.#arrived(this.#page.getByRole('heading', { name: /What would you like to do today/ }));
  }

  async #conversations(): Promise<void> {
    await this.#link('Have a Conversation').click();
    await this.#arrived(this.#page.getByRole('heading', { level: 1, name: 'Forums' }));
  }

  async #go(module: WalkedModule, act: () => Promise<unknown>): Promise<void> {
    await act();
    await this.#arrived(this.#heading(module));
  }

  #heading(module: WalkedModule) {
    const name = new RegExp(`^${module} \\d`, 'i');
    return this.#page.getByRole('main').getByRole('heading', { level: 1, name });
  }

  /** Loads the page again; while the gateway is down, the browser has its own page with the same way out. */
  async #reload(): Promise<void> {
    const load = () => this.#page.goto(`${this.#portalUrl}/alpha`);
    if (!this.#mayRetry) await load();
    else await expect(load, 'the page loads again').toPass({ timeout: arrivalMs });
  }

  /** Waits for a page, and until the header has both modules in the version of the page. */
  async #arrived(heading: ReturnType<Page['getByRole']>): Promise<void> {
    this.navigations += 1;
    const retry = this.#page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (this.#mayRetry && (await retry.isVisible())) {
        this.retries += 1;
        await retry.click({ timeout: 1000 });
      }
      await expect(heading).toBeVisible({ timeout: this.#mayRetry ? 1000 : arrivalMs });
    }).toPass({ timeout: arrivalMs });
    await this.#isOneSet();
    await this.#turn();
  }

  /** The versions of the code that runs: of the page, if it is one of the modules, and of both in the header. */
  async #isOneSet(): Promise<void> {
    const shown = () => this.#page.evaluate(versionsShown);
    await expect
      .poll(
        async () => {
          const { header, page, details } = await shown();
          const versions = new Set([...header, ...page, ...details]);
          for (const version of versions) this.#versions.add(version);
          return { inHeader: this.#mayRetry || header.length, versions: versions.size };
        },
        { message: `what ${this.#page.url()} shows is of one set`, timeout: 10_000 },
      )
      .toEqual({ inHeader: this.#mayRetry || modules.length, versions: 1 });
  }

  /** Opens the lazy part. Right after a navigation a newer set may still replace the page, which closes it. */
  async #openDetails(): Promise<void> {
    const main = this.#page.getByRole('main');
    await expect(async () => {
      await main.getByRole('button', { name: 'Show details' }).click({ timeout: 1000 });
      await expect(main.getByText(/^Details of/)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: arrivalMs });
    await this.#isOneSet();
  }
}

/** Runs in the page: the versions that the code of the modules shows, in one moment. */
function versionsShown() {
  const texts = (selector: string, read: (element: Element) => string | null | undefined) =>
    [...document.querySelectorAll(selector)].flatMap((element) => read(element) ?? []);
  return {
    // Other tests of the same portal have modules of their own in the header.
    header: texts('output:is([aria-label="Alpha in the header"], [aria-label="Bravo in the header"])', (badge) =>
      badge.getAttribute('title'),
    ),
    page: texts('main h1', ({ textContent }) => /^(?:Alpha|Bravo) (\S+)$/.exec(textContent ?? '')?.[1]),
    details: texts('main p', ({ textContent }) => /^Details of (\S+)$/.exec(textContent ?? '')?.[1]),
  };
}
