import { uploadedFilename } from '@seed/contracts/uploads';
import type { Transaction } from '@seed/service-kit/transaction';
import { unclaimedFormerIds } from '../profiles/former-ids.repository.ts';
import type { ProfileRow } from '../profiles/profile.entity.ts';
import type { PictureStorage } from '../uploads/picture-storage.ts';
import { picturesRepository } from '../uploads/pictures.repository.ts';
import type { MemberDataSource } from './member-data-source.ts';
import { readmeOf, type WrittenFile } from './readme.ts';
import { ServiceFiles } from './service-files.ts';
import { type StorePart, ZipParts } from './zip-parts.ts';

/** The places from which a member's data comes. */
export interface ExportSources {
  readonly manager: Transaction;
  readonly services: readonly MemberDataSource[];
  readonly pictures: Pick<PictureStorage, 'get'>;
}

/** The attempt to make a file. */
export interface ExportAttempt {
  readonly store: StorePart;
  /** Called while data is read; throws if the attempt is to end. */
  readonly progress: () => Promise<void>;
}

/**
 * Writes the ZIP file with the data of a member.
 *
 * @returns its size in bytes
 * @throws MemberDataError if a service does not send what it stores of the member; DataExportTooLargeError
 */
export async function writeDataExport(
  profile: ProfileRow,
  { manager, services, pictures }: ExportSources,
  { store, progress }: ExportAttempt,
): Promise<number> {
  const memberIds = [profile.memberId, ...(await unclaimedFormerIds(manager, profile))];
  const zip = new ZipParts(store);
  const files: WrittenFile[] = [];
  const silent: string[] = [];
  for (const service of services) {
    const source = new ServiceFiles(service, { memberIds, progress });
    if (!(await source.open())) silent.push(service.name);
    else files.push(...(await writeFiles(zip, service.name, source)));
  }
  const names = await pictureNames(manager, profile, memberIds);
  const pictureCount = await writePictures(zip, names, { pictures, progress });
  await zip.addText('README.txt', [readmeOf(profile.name, { files, pictureCount, silent, at: new Date() })]);
  return zip.end();
}

async function writeFiles(zip: ZipParts, folder: string, source: ServiceFiles): Promise<WrittenFile[]> {
  const written: WrittenFile[] = [];
  for (let next = source.nextFile(); next !== undefined; next = source.nextFile()) {
    const name = `${folder}/${next.file}.json`;
    await zip.addText(name, next.texts);
    written.push({ name, about: next.about });
  }
  return written;
}

/** The pictures that the member uploaded, and that of the profile, which an older version may not have recorded. */
async function pictureNames(manager: Transaction, profile: ProfileRow, memberIds: string[]): Promise<Set<string>> {
  const pictures = picturesRepository(manager);
  const names = new Set(await pictures.namesOf(memberIds));
  const shown = uploadedFilename(profile.picture);
  if (shown !== undefined && !(await pictures.isOthers(shown, memberIds))) names.add(shown);
  return names;
}

async function writePictures(
  zip: ZipParts,
  names: ReadonlySet<string>,
  { pictures, progress }: Pick<ExportSources, 'pictures'> & Pick<ExportAttempt, 'progress'>,
): Promise<number> {
  let count = 0;
  for (const name of names) {
    const content = await pictures.get(name);
    await progress();
    // The picture was deleted meanwhile.
    if (content === null) continue;
    await zip.addBinary(`pictures/${name}`, content);
    count += 1;
  }
  return count;
}
