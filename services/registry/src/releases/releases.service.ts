import type { Body } from '@seed/contracts/endpoint';
import type { PageQuery } from '@seed/contracts/lists';
import { digestOf, digestOfAll } from '@seed/contracts/node/release-files';
import type { PublishedRelease, publishRelease } from '@seed/registry-contracts/releases';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import type { RowPage } from '@seed/service-kit/keyset';
import { type FieldProblem, forbidden, notFound, unavailable, validationFailed } from '@seed/service-kit/problem-error';
import { checkStatement } from '@seed/service-kit/release-signature';
import { type Database, inTransaction, isUniqueViolation } from '@seed/service-kit/transaction';
import { channelsRepository } from '../channels/channels.repository.ts';
import type { ReadLivePortal } from '../live/live-portal.ts';
import { logRepository } from '../log/log.repository.ts';
import type { KeyPolicy } from '../modules/key-policy.ts';
import { modulesRepository } from '../modules/modules.repository.ts';
import { rehearse } from '../rehearse.ts';
import { isPublisher, mayPublish } from '../publisher.policy.ts';
import { begin, type SignedRelease } from './begin-release.ts';
import { reportProblems } from './check-report.ts';
import type { ReleaseRow, SignedContent } from './release.entity.ts';
import { examineRelease } from './release-gate.ts';
import { presentRelease } from './release.presenter.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { type ReleaseName, releasesRepository } from './releases.repository.ts';

/** A release that was published, and whether the same one was there before. */
interface Publication {
  readonly release: PublishedRelease;
  readonly isNew: boolean;
}

interface Upload {
  readonly module: string;
  readonly digest: string;
  readonly content: Buffer;
}

interface ReleasesParts {
  readonly database: Database;
  readonly storage: ReleaseStorage;
  readonly live: ReadLivePortal;
  /** The accepted versions of the conformance kit. */
  readonly kits: string;
  readonly policy: KeyPolicy;
}

type Signed = Pick<SignedContent, 'statement' | 'report'>;

export class ReleasesService {
  readonly #database: Database;
  readonly #storage: ReleaseStorage;
  readonly #live: ReadLivePortal;
  readonly #kits: string;
  readonly #policy: KeyPolicy;
  readonly #releases: ReturnType<typeof releasesRepository>;

  constructor({ database, storage, live, kits, policy }: ReleasesParts) {
    this.#policy = policy;
    this.#database = database;
    this.#storage = storage;
    this.#live = live;
    this.#kits = kits;
    this.#releases = releasesRepository(database.manager);
  }

  async list(module: string, query: PageQuery): Promise<RowPage<ReleaseRow>> {
    await modulesRepository(this.#database.manager).named(module);
    return this.#releases.list(module, query);
  }

  async get(name: ReleaseName, caller: Caller): Promise<PublishedRelease> {
    const row = await this.#releases.named(name);
    const isVisible = row.completedAt !== null || mayPublish(caller, name.module) || caller.isAdmin;
    if (!isVisible) throw notFound(`There is no release ${name.version} of ${name.module}.`);
    return this.#present(row);
  }

  /** Begins a release, or finds the begun or complete one with the same files. */
  async publish(name: ReleaseName, body: Body<typeof publishRelease>, caller: Caller): Promise<Publication> {
    assertPublisher(caller, name.module);
    const signed = await this.#signed(name, body);
    const { row, isNew } = await inTransaction(this.#database, (manager) =>
      begin(manager, { ...name, signed, caller }),
    );
    return { release: await this.#present(row), isNew };
  }

  /** The release as it would be begun and completed: its code is sent along or stored already, and nothing is changed. */
  async tryOut(name: ReleaseName, body: Body<typeof publishRelease>, caller: Caller): Promise<PublishedRelease> {
    assertPublisher(caller, name.module);
    const signed = await this.#signed(name, body);
    const { row } = await rehearse(this.#database, (manager) => begin(manager, { ...name, signed, caller }));
    if (row.completedAt === null) await this.#assertGood(row, body.contents ?? {});
    return this.#present(row);
  }

  /** Stores a file that a begun release of the module lists; has no effect if it is stored already. */
  async upload({ module, digest, content }: Upload, caller: Caller): Promise<void> {
    assertPublisher(caller, module);
    const begun = await this.#releases.begun(module);
    if (!begun.some((row) => Object.values(row.content.files).includes(digest))) {
      throw notFound(`No begun release of ${module} has a file with this digest.`);
    }
    if ((await this.#releases.stored([digest])).has(digest)) return;
    if (digestOf(content) !== digest) {
      throw validationFailed([{ pointer: '/file', message: 'The file differs from the digest in its address.' }]);
    }
    // Otherwise the removal, which runs at the same time, could remove the new file.
    if (await this.#releases.isRemoving(digest)) {
      throw unavailable('storage_unavailable', { cause: new Error(`The stored file ${digest} is being removed`) });
    }
    await this.#storage.put(digest, content);
    try {
      await this.#releases.addFile({ digest, bytes: content.byteLength, storedAt: new Date(), removingSince: null });
    } catch (error) {
      // Another upload has stored the same file meanwhile.
      if (!isUniqueViolation(error)) throw error;
    }
  }

  /** Makes a release visible, if all of its files are there and the gate has no reason against it. */
  async complete(name: ReleaseName, caller: Caller): Promise<PublishedRelease> {
    assertPublisher(caller, name.module);
    const row = await this.#releases.named(name);
    if (row.completedAt !== null) return this.#present(row);
    // The key may have been revoked since the release was begun.
    await this.#signed(name, row.content);
    const missing = new Set(await this.#missing(row));
    const absent = Object.entries(row.content.files).filter(([, digest]) => missing.has(digest));
    // Sorted, because MySQL has an order of its own for the keys of a JSON value.
    const paths = absent.map(([path]) => path).toSorted();
    if (paths.length > 0) throw refusal(paths.map(uploadFirst));
    const release = await this.#assertGood(row);
    const completed = await inTransaction(this.#database, async (manager) => {
      const log = logRepository(manager);
      const head = await log.lock();
      const stored = releasesRepository(manager);
      const begun = await stored.getForChange(row.id);
      if (begun.completedAt !== null) return begun;
      const facts = { version: row.releaseVersion, digest: row.digest, commit: row.commit, kid: row.kid };
      await log.append(head, caller, { act: 'release-published', module: name.module, facts });
      await recordAct(manager, caller, { act: 'release.created', objectId: name.module, detail: facts });
      // The version changes when the release is begun again with other files, so a release that was not examined is refused.
      const { manifest = null, uses } = release ?? {};
      return stored.update(row, { manifest, content: { ...row.content, uses }, completedAt: new Date() });
    });
    return this.#present(completed);
  }

  /**
   * @param contents of files that are not stored, for a dry run, by digest
   * @throws ProblemError `validation` with every reason to refuse the release.
   */
  async #assertGood(row: ReleaseRow, contents?: Readonly<Record<string, string>>) {
    const { release, problems } = await this.#examine(row, contents);
    const ofReport = reportProblems(row, this.#kits).map((message) => ({ pointer: '/report', message }));
    if (ofReport.length + problems.length > 0) throw refusal([...ofReport, ...problems]);
    return release;
  }

  async #examine(row: ReleaseRow, contents?: Readonly<Record<string, string>>) {
    const { module, releaseVersion: version, content } = row;
    const { files } = content;
    const portal = await this.#live();
    const live = await channelsRepository(this.#database.manager).manifestsOf('stable');
    const read = (path: string) => this.#read(files[path] ?? '', contents);
    return examineRelease({ module, version, files, read, live, portal, isDryRun: contents !== undefined });
  }

  async #present(row: ReleaseRow): Promise<PublishedRelease> {
    return presentRelease(row, row.completedAt === null ? await this.#missing(row) : []);
  }

  async #missing({ content }: ReleaseRow): Promise<string[]> {
    const digests = [...new Set(Object.values(content.files))];
    const stored = await this.#releases.stored(digests);
    return digests.filter((digest) => !stored.has(digest));
  }

  async #read(digest: string, contents?: Readonly<Record<string, string>>): Promise<Buffer> {
    const sent = contents?.[digest];
    if (sent !== undefined && digestOf(Buffer.from(sent)) === digest) return Buffer.from(sent);
    const content = await this.#storage.get(digest);
    if (content === null && contents !== undefined) {
      throw validationFailed([{ pointer: `/contents/${digest}`, message: 'The file is neither stored nor sent.' }]);
    }
    if (content === null || digestOf(content) !== digest) {
      throw unavailable('storage_unavailable', { cause: new Error(`The stored file ${digest} is missing or changed`) });
    }
    return content;
  }

  /** @throws ProblemError `validation` with every reason to refuse the statement. */
  async #signed({ module, version }: ReleaseName, { statement: jws, report }: Signed): Promise<SignedRelease> {
    const keys = await this.#policy.keysOf(await modulesRepository(this.#database.manager).named(module));
    const { statement, kid = '', problems } = await checkStatement(jws, keys);
    const wrong = [
      ...problems,
      ...(statement !== undefined && statement.module !== module
        ? [`It is about the module ${statement.module}.`]
        : []),
      ...(statement !== undefined && statement.version !== version
        ? [`It is about version ${statement.version}.`]
        : []),
    ];
    if (statement === undefined || wrong.length > 0) {
      throw refusal(wrong.map((message) => ({ pointer: '/statement', message })));
    }
    const { files, commit, report: reportDigest } = statement;
    return { kid, commit, digest: digestOfAll(files), content: { statement: jws, files, report, reportDigest } };
  }
}

function assertPublisher(caller: Caller, module: string): void {
  if (mayPublish(caller, module)) return;
  const reason = isPublisher(caller) ? `Your roles do not name ${module}` : 'Only a publisher may release modules';
  throw forbidden(`${reason}: the role publisher:${module} is needed.`);
}

function refusal(problems: readonly FieldProblem[]) {
  const count = problems.length === 1 ? 'one reason' : `${problems.length} reasons`;
  return validationFailed(problems, `The release is refused for ${count}.`);
}

function uploadFirst(path: string): FieldProblem {
  return { pointer: `/files/${path.replaceAll('/', '~1')}`, message: 'The file is not uploaded yet.' };
}
