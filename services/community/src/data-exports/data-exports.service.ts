import { createHash, randomBytes } from 'node:crypto';
import { createDataExport, dataExportLimits } from '@seed/community-contracts/data-exports';
import type { Caller } from '@seed/service-kit/caller';
import { createOnce } from '@seed/service-kit/idempotency';
import { conflict, notFound, tooManyRequests } from '@seed/service-kit/problem-error';
import type { Database, Transaction } from '@seed/service-kit/transaction';
import { type ProfileRow } from '../profiles/profile.entity.ts';
import { profilesRepository } from '../profiles/profiles.repository.ts';
import type { DataExportRow } from './data-export.entity.ts';
import { presentDataExport } from './data-export.presenter.ts';
import { type DataExportsRepository, dataExportsRepository } from './data-exports.repository.ts';
import { type ExportStorage, partName } from './export-storage.ts';

const dayMs = 24 * 60 * 60_000;
const keyBytes = 16;
const secretBytes = 32;

/** The content of a file, part by part. */
export interface DataExportFile {
  readonly id: number;
  readonly bytes: number;
  readonly requestedAt: Date;
  readonly content: AsyncIterable<Buffer>;
}

export class DataExportsService {
  readonly #database: Database;
  readonly #exports: DataExportsRepository;
  readonly #storage: ExportStorage;

  constructor(database: Database, storage: ExportStorage) {
    this.#database = database;
    this.#exports = dataExportsRepository(database.manager);
    this.#storage = storage;
  }

  async list(caller: Caller): Promise<DataExportRow[]> {
    const profile = await profilesRepository(this.#database.manager).find(caller.id);
    return profile === null ? [] : this.#exports.ofProfile(profile.id);
  }

  create({ idempotencyKey: key }: { readonly idempotencyKey: string | undefined }, caller: Caller) {
    const { operation } = createDataExport;
    return createOnce(this.#database, { caller: caller.id, operation, key }, async (manager) => {
      const profile = await lockedProfile(manager, caller);
      const stored = dataExportsRepository(manager);
      assertMayRequest(await stored.ofLockedProfile(profile.id));
      const fileKey = randomBytes(keyBytes).toString('base64url');
      return presentDataExport(await stored.insert({ profileId: profile.id, fileKey }));
    });
  }

  /** Creates a link to one of the caller's files; the link before ends. */
  async createLink(id: number, caller: Caller): Promise<{ readonly secret: string; readonly endsAt: Date }> {
    const found = (await this.list(caller)).find((one) => one.id === id);
    const now = Date.now();
    if (found?.state !== 'ready' || (found.expiresAt?.getTime() ?? 0) <= now) throw notFound();
    const secret = randomBytes(secretBytes).toString('base64url');
    const endsAt = new Date(now + dataExportLimits.linkMinutes * 60_000);
    await this.#exports.setLink(id, digestOf(secret), endsAt);
    return { secret, endsAt };
  }

  /** Opens the file of a link; throws 404 for a secret without an open link, and 503 while the storage is unavailable. */
  async open(secret: string): Promise<DataExportFile> {
    const found = await this.#exports.findByLink(digestOf(secret), new Date());
    if (found === null) throw notFound();
    const first = await this.#part(found, 0);
    const { id, requestedAt } = found;
    const bytes = found.bytes ?? 0;
    return { id, bytes, requestedAt, content: this.#parts(found, { first, bytes }) };
  }

  async *#parts(
    row: DataExportRow,
    { first, bytes }: { readonly first: Buffer; readonly bytes: number },
  ): AsyncGenerator<Buffer> {
    yield first;
    let sent = first.length;
    for (let part = 1; sent < bytes; part += 1) {
      const content = await this.#part(row, part);
      yield content;
      sent += content.length;
    }
  }

  async #part(row: DataExportRow, part: number): Promise<Buffer> {
    const content = await this.#storage.get(partName(row, part));
    if (content === null) throw notFound();
    return content;
  }
}

async function lockedProfile(manager: Transaction, caller: Caller): Promise<ProfileRow> {
  const profiles = profilesRepository(manager);
  const found = await profiles.find(caller.id);
  // Two requests of a member at the same time wait for each other, so that they cannot exceed the limits.
  const profile = found && (await profiles.lock(found));
  if (profile === null) throw notFound('You have no profile yet.');
  return profile;
}

function assertMayRequest(known: readonly DataExportRow[]): void {
  if (known.some(({ state }) => state === 'preparing')) throw conflict('Your data is being put together already.');
  const recent = known.map(({ requestedAt }) => requestedAt.getTime() + dayMs - Date.now()).filter((ms) => ms > 0);
  if (recent.length < dataExportLimits.perDay) return;
  const detail = `You can request your data ${dataExportLimits.perDay} times a day. Please try again tomorrow.`;
  throw tooManyRequests(detail, Math.ceil(Math.min(...recent) / 1000));
}

/** The digest of a secret for the database. It needs no salt, because the secret has 256 random bits. */
function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
