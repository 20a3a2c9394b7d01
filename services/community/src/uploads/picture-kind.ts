const kinds = [
  { kind: 'png', starts: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { kind: 'jpeg', starts: Buffer.from([0xff, 0xd8, 0xff]) },
  { kind: 'gif', starts: Buffer.from('GIF87a') },
  { kind: 'gif', starts: Buffer.from('GIF89a') },
] as const;

export type PictureKind = (typeof kinds)[number]['kind'] | 'webp';

/** What the content begins as, whatever name and type a client claims; undefined if it is no picture that we take. */
export function pictureKind(content: Buffer): PictureKind | undefined {
  const found = kinds.find(({ starts }) => content.subarray(0, starts.length).equals(starts));
  return found?.kind ?? (isWebp(content) ? 'webp' : undefined);
}

function isWebp(content: Buffer): boolean {
  return content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
}
