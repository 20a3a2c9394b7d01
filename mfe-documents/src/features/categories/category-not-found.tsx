import { usePage } from '@seed/portal-sdk';
import { ButtonLink } from '@seed/ui/button-link';
import { PageHeader } from '@seed/ui/page-header';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';

export const CategoryNotFound = () => {
  const { notFound, notFoundHint, back } = messages.category;
  const heading = usePage({ title: notFound });
  return (
    <div>
      <PageHeader title={notFound} titleRef={heading} intro={notFoundHint} />
      <ButtonLink href={paths.documents}>{back}</ButtonLink>
    </div>
  );
};
