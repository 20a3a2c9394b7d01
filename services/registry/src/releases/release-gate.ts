import type { LivePortal } from '@seed/contracts/live-portal';
import type { ModuleManifest } from '@seed/contracts/module-manifest';
import { type ModuleRelease, moduleRelease } from '@seed/contracts/module-release';
import type { FieldProblem } from '@seed/service-kit/problem-error';
import { safeParse } from 'zod';
import { unmetNeeds } from '../live/fit.ts';
import { aboutService } from '../live/live-portal.ts';
import { aboutFile, releaseFile } from './about-file.ts';
import { codeProblems, type ReleaseFiles } from './release-code.ts';
import type { ReleaseName } from './releases.repository.ts';
import { takenNames } from './taken-names.ts';

/** A release whose files are all stored. */
export interface UploadedRelease extends ReleaseName, ReleaseFiles {
  /** The manifests of the modules in the stable channel. */
  readonly live: readonly ModuleManifest[];
  readonly portal: LivePortal;
}

interface GateResult {
  /** Its `release.json`; undefined if it cannot be read. */
  readonly release: ModuleRelease | undefined;
  /** Every reason to refuse the release; none if it is good. */
  readonly problems: readonly FieldProblem[];
}

/** Examines a release before it becomes visible, and collects every reason to refuse it. */
export async function examineRelease(uploaded: UploadedRelease): Promise<GateResult> {
  const { files, read, live, portal } = uploaded;
  if (!(releaseFile in files)) return unreadable([aboutFile(releaseFile, 'The file is missing.')]);
  const parsed = safeParse(moduleRelease, jsonOf(await read(releaseFile)));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('/') || 'The file'}: ${message}`);
    return unreadable(sentences.map((message) => aboutFile(releaseFile, message)));
  }
  const release = parsed.data;
  const { manifest, uses } = release;
  const sentences = [...nameProblems(release, uploaded), ...takenNames(manifest, live)];
  const needs = unmetNeeds({ requires: manifest.requires, uses }, portal);
  const problems = [
    ...sentences.map((message) => aboutFile(releaseFile, message)),
    ...needs.map(({ message, service }) =>
      service === undefined ? aboutFile(releaseFile, message) : aboutService(service, message),
    ),
    ...missingPictures(release, uploaded),
    ...(await codeProblems(release, uploaded)),
  ];
  return { release, problems };
}

function unreadable(problems: readonly FieldProblem[]): GateResult {
  return { release: undefined, problems };
}

function nameProblems({ id, version, manifest, development }: ModuleRelease, expected: ReleaseName): string[] {
  const facts: readonly (readonly [boolean, string])[] = [
    [id === expected.module, `The build is of the module ${id}.`],
    [manifest.id === expected.module, `The manifest is of the module ${manifest.id}.`],
    [version === expected.version, `The build is of version ${version}.`],
    [!development, 'A development build cannot be released.'],
  ];
  return facts.filter(([isGood]) => !isGood).map(([, message]) => message);
}

/** Pictures that the manifest names and the statement does not. */
function missingPictures({ manifest: { tiles, quickLinks } }: ModuleRelease, { files }: ReleaseFiles): FieldProblem[] {
  const pictures = [...tiles.map(({ artwork }) => artwork), ...quickLinks.map(({ icon }) => icon)];
  const named = new Set(pictures.map((path) => path.replace(/^\.\//, '')));
  return [...named].filter((path) => !(path in files)).map((path) => aboutFile(path, 'The file is missing.'));
}

function jsonOf(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    // The schema reports a value that is no object.
    return undefined;
  }
}
