import { Logo } from '@seed/ui/art/logo';
import styles from './header-bar.module.css';
import { messages } from '../messages.ts';

/** The header while nobody is signed in, or nobody knows yet: as high as the other, so that nothing below it moves. */
export const PlainHeader = () => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <a href="/" aria-label={messages.header.start} className={styles.home}>
        <Logo />
      </a>
    </div>
  </header>
);
