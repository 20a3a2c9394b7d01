import { type Profile, type ProfileTexts, profileTextNames } from '@seed/community-contracts/profiles';
import { reportLimits } from '@seed/contracts/reports';
import { instantColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { hiddenColumns, hiddenMarkOf, type HideableRow, shown } from '@seed/service-kit/reports/hidden-rows';

/** The columns that show which parts of a profile an Admin has hidden; those without `picture` are about its texts. */
export interface HiddenParts extends Pick<HideableRow, 'hiddenAt' | 'hiddenMessage'> {
  readonly pictureHiddenAt: Date | null;
  readonly pictureHiddenMessage: string | null;
}

const pictureShown = { pictureHiddenAt: null, pictureHiddenMessage: null } as const;

/** The columns of a profile that every member sees. */
export const nothingHidden: HiddenParts = { ...shown, ...pictureShown };

export function hiddenPartColumns() {
  return {
    ...hiddenColumns(),
    pictureHiddenAt: instantColumn('picture_hidden_at', { nullable: true }),
    pictureHiddenMessage: varcharColumn('picture_hidden_message', reportLimits.message, { nullable: true }),
  };
}

/** The state of the picture under the names that the reports have for it. */
export function pictureState({ pictureHiddenAt, pictureHiddenMessage }: HiddenParts) {
  return { hiddenAt: pictureHiddenAt, hiddenMessage: pictureHiddenMessage };
}

/** The marks of the hidden parts, for the owner and Admins. */
export function hiddenMarks(parts: HiddenParts): Pick<Profile, 'hiddenTexts' | 'hiddenPicture'> {
  const [hiddenTexts, hiddenPicture] = [hiddenMarkOf(parts), hiddenMarkOf(pictureState(parts))];
  return { ...(hiddenTexts && { hiddenTexts }), ...(hiddenPicture && { hiddenPicture }) };
}

type Changes = Partial<ProfileTexts & { readonly picture: string }>;

/** The parts that the owner's changes replace: what was hidden is gone, so members see what takes its place. */
export function replacedParts(changes: Changes): Partial<HiddenParts> {
  return {
    ...(profileTextNames.some((name) => name in changes) && shown),
    ...('picture' in changes && pictureShown),
  };
}
