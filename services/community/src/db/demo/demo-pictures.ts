import { pictureUrl } from '@seed/contracts/uploads';
import type { DemoMember } from '@seed/demo-world/members';
import { lookOf } from '@seed/demo-world/portraits/looks';
import { portrait } from '@seed/demo-world/portraits/portrait';
import sharp from 'sharp';
import type { UploadsService } from '../../uploads/uploads.service.ts';

/** As large as the portal shows a member on a sharp screen. */
const side = 300;
/** As many as are converted at the same time. */
const atOnce = 2;
const svgReader = { operation: ['VipsForeignLoadSvg'] };

/**
 * Uploads the portraits of those who have one, as they would themselves, and tells the address of each by the member's
 * id. Drawings are read here only, before the service listens: nobody else's ever are.
 */
export async function uploadPortraits(
  members: readonly DemoMember[],
  uploads: UploadsService,
): Promise<ReadonlyMap<string, string>> {
  const waiting = [...members];
  const addresses = new Map<string, string>();
  async function work(): Promise<void> {
    for (let member = waiting.shift(); member !== undefined; member = waiting.shift()) {
      const look = lookOf(member.name);
      if (look === undefined) continue;
      addresses.set(member.id, await upload(portrait(look), { member, uploads }));
    }
  }
  sharp.unblock(svgReader);
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    sharp.block(svgReader);
  }
  return addresses;
}

async function upload(
  drawing: string,
  { member, uploads }: { readonly member: DemoMember; readonly uploads: UploadsService },
): Promise<string> {
  const painted = await sharp(Buffer.from(drawing), { density: (72 * side) / 200 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const file = new File([new Uint8Array(painted)], 'portrait.png', { type: 'image/png' });
  const { id, name, email } = member;
  const caller = { id, name, email, roles: [member.role], isAdmin: false };
  const { filename } = await uploads.create({ file, idempotencyKey: undefined }, caller);
  return pictureUrl(filename);
}
