/** A file of the ZIP, for its README. */
export interface WrittenFile {
  readonly name: string;
  /** One sentence for its reader. */
  readonly about: string;
}

/** The content that the README of a file describes. */
export interface ReadmeContent {
  readonly files: readonly WrittenFile[];
  readonly pictureCount: number;
  /** Services that do not offer the data of a member. */
  readonly silent: readonly string[];
  readonly at: Date;
}

/** The text of README.txt, which explains the other files. */
export function readmeOf(name: string, { files, pictureCount, silent, at }: ReadmeContent): string {
  const missing = silent.map(
    (service) => `The part “${service}” of the intranet cannot list its data here; ask an Admin.`,
  );
  return [
    `The data of ${name} in the SEED intranet, as it was on ${at.toISOString()}.`,
    '',
    'The JSON files can be opened with any text editor. Dates and times are in UTC.',
    'What other members wrote is not in here.',
    '',
    ...files.map((file) => `${file.name}\n  ${file.about}`),
    `pictures/\n  The ${pictureCount} pictures that you uploaded, as WebP files.`,
    ...missing,
    '',
  ].join('\n');
}
