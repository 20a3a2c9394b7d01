import type { ReactNode, Ref } from 'react';
import { BackLink } from './back-link.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: string;
  /** One line below the title. */
  readonly intro?: ReactNode;
  /** Where 'back' goes, with the words for it, e.g. `{ href: '/forums', label: 'All conversations' }`. */
  readonly back?: { readonly href: string; readonly label: string };
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The head of a page. Its `h1` can be focused from a script: a page change puts the focus there. */
export const PageHeader = ({ title, intro, back, actions, titleRef }: PageHeaderProps) => (
  <header className={styles.header}>
    {back && <BackLink href={back.href}>{back.label}</BackLink>}
    <div className={styles.row}>
      <h1 tabIndex={-1} ref={titleRef}>
        {title}
      </h1>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {intro && <p className={styles.intro}>{intro}</p>}
  </header>
);
