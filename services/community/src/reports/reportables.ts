import { profileTextNames } from '@seed/community-contracts/profiles';
import { fetchRowsBy } from '@seed/service-kit/fetch-rows';
import type { ReportableKind, ReportableRow, Reportables } from '@seed/service-kit/reports/reportable';
import type { Transaction } from '@seed/service-kit/transaction';
import { type ProfileRow, profileEntity } from '../profiles/profile.entity.ts';
import { profilesRepository } from '../profiles/profiles.repository.ts';
import { communityReports, reported } from './community-reports.ts';
import { type HiddenParts, pictureState } from './hidden-parts.ts';

const profiles: ReportableKind = {
  ...reported.profile,
  ...rowsAs(reportableProfile),
  setHidden: (manager, id, hidden) => setHiddenParts(manager, id, hidden),
};

const pictures: ReportableKind = {
  ...reported.picture,
  ...rowsAs(reportablePicture),
  setHidden: (manager, id, { hiddenAt: pictureHiddenAt, hiddenMessage: pictureHiddenMessage }) =>
    setHiddenParts(manager, id, { pictureHiddenAt, pictureHiddenMessage }),
};

/** The parts of a profile that members may report, and how each is hidden. */
export const reportables: Reportables = { tables: communityReports, kinds: [profiles, pictures] };

function rowsAs(present: (profile: ProfileRow) => ReportableRow): Pick<ReportableKind, 'read' | 'lock'> {
  return {
    read: async (manager: Transaction, ids: readonly number[]) =>
      (await fetchRowsBy(manager, profileEntity, { property: 'id', values: ids })).map(present),
    async lock(manager, id) {
      const profile = await profilesRepository(manager).lock({ id });
      return profile && present(profile);
    },
  };
}

async function setHiddenParts(manager: Transaction, id: number, parts: Partial<HiddenParts>): Promise<void> {
  await manager.getRepository(profileEntity).update({ id }, parts);
}

function reportableProfile(profile: ProfileRow): ReportableRow {
  const { hiddenAt, hiddenMessage } = profile;
  const texts = profileTextNames.map((name) => profile[name]).filter((text) => text !== '');
  return { ...partOf(profile), hiddenAt, hiddenMessage, noticeTitle: 'Your profile', text: texts.join(' · ') };
}

function reportablePicture(profile: ProfileRow): ReportableRow {
  const { picture } = profile;
  return { ...partOf(profile), ...pictureState(profile), noticeTitle: 'Your picture', text: '', picture };
}

function partOf({ id, memberId, name }: ProfileRow) {
  const href = `/community/profiles/${encodeURIComponent(memberId)}`;
  return { id, objectId: memberId, authorId: memberId, authorName: name, title: name, href };
}
