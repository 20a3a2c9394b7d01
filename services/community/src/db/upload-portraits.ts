import { pictureUrl } from '@seed/contracts/uploads';
import type { DemoCommunity } from '@seed/demo-world/community';
import type { DemoMember } from '@seed/demo-world/members';
import sharp from 'sharp';
import { ConcurrencyLimit } from '../uploads/concurrency-limit.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';

/** The side in pixels of the largest size at which the portal shows a member on a sharp screen. */
const side = 300;
/** The side in pixels of a portrait that is drawn at 72 dpi. */
const drawnSide = 200;
const maxConcurrent = 2;
const svgReader = { operation: ['VipsForeignLoadSvg'] };

/**
 * Draws the members' portraits and uploads each in the member's name. SVG is read here only, before the service listens;
 * it stays refused in uploads over HTTP.
 *
 * @returns the pictures' addresses by the members' ids.
 */
export async function uploadPortraits(
  { members, portraitOf }: DemoCommunity,
  uploads: UploadsService,
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  const limit = new ConcurrencyLimit(maxConcurrent);
  async function uploadPortraitOf(member: DemoMember): Promise<void> {
    const drawing = portraitOf(member);
    if (drawing !== undefined) addresses.set(member.id, await upload(uploads, member, drawing));
  }
  sharp.unblock(svgReader);
  try {
    await Promise.all(members.map((member) => limit.run(() => uploadPortraitOf(member))));
  } finally {
    sharp.block(svgReader);
  }
  return addresses;
}

async function upload(uploads: UploadsService, member: DemoMember, drawing: string): Promise<string> {
  const painted = await sharp(Buffer.from(drawing), { density: (72 * side) / drawnSide })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const file = new File([new Uint8Array(painted)], 'portrait.png', { type: 'image/png' });
  const { id, name, email, role } = member;
  const caller = { id, name, email, roles: [role], isAdmin: false };
  const { filename } = await uploads.create({ file, idempotencyKey: undefined }, caller);
  return pictureUrl(filename);
}
