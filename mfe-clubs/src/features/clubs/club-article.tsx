import type { Club } from '@seed/clubs-contracts/clubs';
import { PlainText } from '@seed/ui/plain-text';
import { messages } from '../../messages.ts';
import styles from './club-article.module.css';

/** The text in which a club introduces itself. */
export const ClubArticle = ({ club }: { readonly club: Club }) => (
  <article className={styles.article}>
    {club.mainDescription === '' ? (
      <p className={styles.empty}>{messages.club.noDescription}</p>
    ) : (
      <PlainText>{club.mainDescription}</PlainText>
    )}
  </article>
);
