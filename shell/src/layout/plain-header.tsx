import { Logo } from '@seed/ui/art/logo';
import styles from './header-bar.module.css';
import { messages } from '../messages.ts';

/** The header without a session. It is as high as the portal's header, so that nothing below it moves. */
export const PlainHeader = () => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <a href="/" aria-label={messages.header.start} className={styles.home}>
        <Logo />
      </a>
    </div>
  </header>
);
