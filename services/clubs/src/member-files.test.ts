import { memberDataOf } from '@seed/service-kit/testing/member-data';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { clubsUnderTest } from './testing/clubs-under-test.ts';
import { aClub } from './testing/factories.ts';

const clubs = sharedService(clubsUnderTest);

test('the data of a member has the clubs that they joined', async () => {
  const { id } = await aClub(clubs.as('ana'));
  for (const who of ['maria', 'kenji'] as const) await clubs.as(who).put(`/api/v1/clubs/${id}/membership`, {});
  expect(await memberDataOf(clubs.url, ['maria'])).toMatchObject({ clubs: [{ clubId: id }] });
});
