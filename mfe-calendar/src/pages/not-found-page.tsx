import { usePage } from '@seed/portal-sdk';
import { ButtonLink } from '@seed/ui/button-link';
import { PageHeader } from '@seed/ui/page-header';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import styles from './page.module.css';

/** An address below the module's routes that leads nowhere. */
export const NotFoundPage = () => {
  const heading = usePage({ title: messages.notFound.title });
  return (
    <div className={styles.page}>
      <PageHeader title={messages.notFound.title} titleRef={heading} intro={messages.notFound.hint} />
      <div>
        <ButtonLink href={paths.calendar}>{messages.notFound.back}</ButtonLink>
      </div>
    </div>
  );
};
