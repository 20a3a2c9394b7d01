import { usePage } from '@seed/portal-sdk';
import { ButtonLink } from '@seed/ui/button-link';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** An address below the board that leads nowhere. */
export const NotFoundPage = () => {
  const heading = usePage({ title: messages.notFound.title });
  return (
    <PageBody>
      <PageHeader title={messages.notFound.title} titleRef={heading} intro={messages.notFound.hint} />
      <div>
        <ButtonLink href={paths.recommendations}>{messages.notFound.back}</ButtonLink>
      </div>
    </PageBody>
  );
};
