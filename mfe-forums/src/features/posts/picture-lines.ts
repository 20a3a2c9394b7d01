/** A picture of a post. */
export interface Picture {
  /** `/uploads/{filename}` */
  readonly address: string;
  /** The alternative text; empty for none. */
  readonly text: string;
}

/** A form contains texts only, so uploaded pictures are one text: a line for each, with its parts separated by a tab. */
export function picturesIn(lines: string): Picture[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [address = '', text = ''] = line.split('\t');
      return { address, text };
    });
}

export function picturesAsLines(pictures: readonly Picture[]): string {
  return pictures.map(({ address, text }) => `${address}\t${text.replaceAll(/[\t\n]/g, ' ')}`).join('\n');
}
