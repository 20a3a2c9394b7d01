import type { Club } from '@seed/clubs-contracts/clubs';
import { removeMember } from '@seed/service-kit/testing/events';
import { clubsUnderTest } from './testing/clubs-under-test.ts';
import { aClub } from './testing/factories.ts';

test('pictures that a removed member had uploaded are removed from the clubs, others stay', async () => {
  await using clubs = await clubsUnderTest();
  const ana = clubs.as('ana');
  const [removed, kept] = ['/uploads/removed.webp', '/uploads/kept.webp'];
  const first = await aClub(ana, { bannerImage: removed });
  const second = await aClub(ana, { bannerImage: kept });
  expect(await removeMember(clubs.url, { memberIds: ['maria'], pictures: [removed] })).toBe(204);
  const bannerOf = async ({ id }: Club) => (await ana.get<Club>(`/api/v1/clubs/${id}`)).body.bannerImage;
  expect([await bannerOf(first), await bannerOf(second)]).toEqual(['', kept]);
  expect((await clubs.as('maria').get('/api/v1/clubs')).status).toBe(403);
});
