import type { MemberDataPage } from '@seed/contracts/member-data';
import type { MemberDataSource } from './member-data-source.ts';

/** The reader of a service's pages. */
export interface ServiceFilesOptions {
  readonly memberIds: readonly string[];
  /** Called after each page; throws if the reading is to end. */
  readonly progress: () => Promise<void>;
}

/** Reads what a service stores of a member, one file after the other. */
export class ServiceFiles {
  readonly #source: MemberDataSource;
  readonly #options: ServiceFilesOptions;
  #page: MemberDataPage | undefined;

  constructor(source: MemberDataSource, options: ServiceFilesOptions) {
    this.#source = source;
    this.#options = options;
  }

  /** Resolves to false if the service does not offer its data. */
  async open(): Promise<boolean> {
    this.#page = await this.#read(null);
    return this.#page !== undefined;
  }

  /** The next file, after all texts of the one before have been read; undefined after the last one. */
  nextFile(): { readonly file: string; readonly about: string; readonly texts: AsyncIterable<string> } | undefined {
    const file = this.#page?.file ?? null;
    return file === null ? undefined : { file, about: this.#page?.about ?? '', texts: this.#textsOf(file) };
  }

  /** The rows of a file as the texts of a JSON array. */
  async *#textsOf(file: string): AsyncGenerator<string> {
    let before = '[';
    while (this.#page?.file === file) {
      const { rows, next } = this.#page;
      for (const row of rows) {
        yield `${before}\n${JSON.stringify(row, null, 2)}`;
        before = ',';
      }
      this.#page = next === null ? undefined : await this.#read(next);
    }
    yield before === '[' ? '[]\n' : '\n]\n';
  }

  async #read(cursor: string | null): Promise<MemberDataPage | undefined> {
    const { memberIds, progress } = this.#options;
    const page = await this.#source.read(memberIds, cursor);
    await progress();
    return page;
  }
}
