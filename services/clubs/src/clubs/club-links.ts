import { defaultClubArt } from '@seed/clubs-contracts/clubs';
import { normalizeLink } from '@seed/contracts/links';

export interface ClubLinks {
  readonly iconUrl: string;
  readonly bannerImage: string;
  readonly syllabusUrl: string;
}

/** The links as they are stored: a bare host gets https, a club without a picture gets the default one. */
export function storedLinks({ iconUrl, bannerImage, syllabusUrl }: ClubLinks): ClubLinks {
  return {
    iconUrl: stored(iconUrl) || defaultClubArt.iconUrl,
    bannerImage: stored(bannerImage) || defaultClubArt.bannerImage,
    syllabusUrl: stored(syllabusUrl),
  };
}

/** A file of the portal stays as it is. */
function stored(link: string): string {
  return normalizeLink(link) ?? link;
}
