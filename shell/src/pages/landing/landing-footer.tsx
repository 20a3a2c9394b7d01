import { ExternalIcon } from '@seed/ui/icons/external';
import { useBoot } from '../../boot/boot-context.ts';
import { messages } from '../../messages.ts';
import styles from './landing-footer.module.css';

export const LandingFooter = () => {
  const { associationUrl, support } = useBoot();
  return (
    <footer className={styles.footer}>
      <a href={associationUrl} target="_blank" rel="noopener noreferrer">
        {messages.footer.association}
        <ExternalIcon aria-hidden="true" />
      </a>
      <p>
        {messages.footer.technicalSupport}: <a href={`mailto:${support.email}`}>{support.email}</a>
      </p>
    </footer>
  );
};
