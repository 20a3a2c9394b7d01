import { usePage } from '@seed/portal-sdk';
import { ButtonLink } from '@seed/ui/button-link';
import { PageHeader } from '@seed/ui/page-header';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';

export const ClubNotFound = () => {
  const heading = usePage({ title: messages.club.notFound });
  return (
    <div>
      <PageHeader title={messages.club.notFound} titleRef={heading} intro={messages.club.notFoundHint} />
      <ButtonLink href={paths.clubs}>{messages.club.back}</ButtonLink>
    </div>
  );
};
