import { usePage } from '@seed/portal-sdk';
import { ButtonLink } from '@seed/ui/button-link';
import { PageHeader } from '@seed/ui/page-header';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';

export const ProfileNotFound = () => {
  const heading = usePage({ title: messages.profile.notFound });
  return (
    <div>
      <PageHeader title={messages.profile.notFound} titleRef={heading} intro={messages.profile.notFoundHint} />
      <ButtonLink href={paths.community}>{messages.profile.back}</ButtonLink>
    </div>
  );
};
