import type { Profile } from '@seed/community-contracts/profiles';
import { usePortal } from '@seed/portal-sdk';
import { messages } from '../../messages.ts';
import styles from './hidden-parts.module.css';

/** Shows the member and Admins which parts of the profile the others do not see, and why. */
export const HiddenParts = ({ profile }: { readonly profile: Profile }) => {
  const { user } = usePortal();
  const { id, hiddenTexts, hiddenPicture } = profile;
  const texts = messages.hidden[id === user.id ? 'own' : 'others'];
  return (
    <>
      {hiddenPicture && (
        <p className={styles.notice}>
          {texts.picture} {hiddenPicture.message}
        </p>
      )}
      {hiddenTexts && (
        <p className={styles.notice}>
          {texts.texts} {hiddenTexts.message}
        </p>
      )}
    </>
  );
};
