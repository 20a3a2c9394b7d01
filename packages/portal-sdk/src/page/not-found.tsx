import { NotFoundState } from '@seed/ui/not-found-state';
import { PageBody } from '@seed/ui/page-body';
import { usePage } from './use-page.ts';

export interface NotFoundProps {
  readonly title: string;
  readonly hint: string;
  /** The text of the link to another page. */
  readonly back: string;
  readonly href: string;
}

/**
 * States that the entity of the address does not exist, with a hint and a link to another page. It sets the title of
 * the page.
 *
 * @example
 * if (isApiError(post.error, 'not_found'))
 *   return <NotFound title="This post is not here" hint="It may have been deleted." back="All posts" href="/notices" />;
 */
export const NotFound = ({ title, hint, back, href }: NotFoundProps) => {
  const heading = usePage({ title });
  return <NotFoundState title={title} titleRef={heading} hint={hint} back={{ href, label: back }} />;
};

/**
 * `NotFound` as a page of its own, for the route `*`.
 *
 * @example
 * <Route path="*" element={<NotFoundPage {...messages.pageNotFound} href="/notices" />} />
 */
export const NotFoundPage = (props: NotFoundProps) => (
  <PageBody>
    <NotFound {...props} />
  </PageBody>
);
