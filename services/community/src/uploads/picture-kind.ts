const kinds = [
  { kind: 'png', starts: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { kind: 'jpeg', starts: Buffer.from([0xff, 0xd8, 0xff]) },
  { kind: 'gif', starts: Buffer.from('GIF87a') },
  { kind: 'gif', starts: Buffer.from('GIF89a') },
] as const;

export type PictureKind = (typeof kinds)[number]['kind'] | 'webp';

/** The kind of a picture by its first bytes; undefined for content that is not accepted. Name and type are not trusted. */
export function pictureKind(content: Buffer): PictureKind | undefined {
  const found = kinds.find(({ starts }) => content.subarray(0, starts.length).equals(starts));
  return found?.kind ?? (isWebp(content) ? 'webp' : undefined);
}

function isWebp(content: Buffer): boolean {
  return content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
}
