import sharp from 'sharp';

type Kind = 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff';

/** A picture of that kind in one colour. */
export function aPicture(kind: Kind = 'png', { width = 900, height = 600 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .toFormat(kind)
    .toBuffer();
}

/** A photo that is stored on its side, with its location in the metadata. */
export function aTelephonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#0b5f58' } })
    .withExif({
      IFD0: { Copyright: 'Maria', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 15/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A small file that would become 30000 by 30000 pixels. */
export async function aPixelBomb(): Promise<Buffer> {
  const bomb = Buffer.from(await aPicture('png', { width: 1, height: 1 }));
  const widthAt = 16;
  bomb.writeUInt32BE(30_000, widthAt);
  bomb.writeUInt32BE(30_000, widthAt + 4);
  // The checksum of the header chunk covers its type and its thirteen bytes.
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return (crc ^ 0xffffffff) >>> 0;
}
