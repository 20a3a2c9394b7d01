import type { ReactNode, Ref } from 'react';
import { BackLink } from './back-link.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The `h1`. */
  readonly title: string;
  /** One line below the title. */
  readonly intro?: ReactNode;
  /** The link to the page above, e.g. `{ href: '/notices', label: 'All conversations' }`. */
  readonly back?: { readonly href: string; readonly label: string };
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** The `h1`'s element. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/**
 * A page's `h1` with its actions. The shell moves the focus to the `h1` after a page change.
 *
 * @example
 * ```tsx
 * import { PageHeader } from '@seed/ui/page-header';
 *
 * export const PostHeader = ({ title }: { title: string }) => (
 *   <PageHeader title={title} back={{ href: '/notices', label: 'All conversations' }} />
 * );
 * ```
 */
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
