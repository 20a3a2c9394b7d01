import { Logo } from '@seed/ui/art/logo';
import { useBoot } from '../boot/boot-context.ts';
import { messages } from '../messages.ts';
import styles from './portal-footer.module.css';

/** The footer of every page after the login. */
export const PortalFooter = () => {
  const { support } = useBoot();
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <Logo />
        <p>{messages.footer.version}</p>
        <p>
          {messages.footer.support}: <a href={`mailto:${support.email}`}>{support.email}</a>
        </p>
      </div>
    </footer>
  );
};
