import { NotFoundState } from '@seed/ui/not-found-state';
import { PageBody } from '@seed/ui/page-body';
import { usePage } from './use-page.ts';

export interface NotFoundProps {
  readonly title: string;
  readonly hint: string;
  /** Words for the way on. */
  readonly back: string;
  readonly href: string;
}

/** What the address names is not there: says so, and where to go instead. */
export const NotFound = ({ title, hint, back, href }: NotFoundProps) => {
  const heading = usePage({ title });
  return <NotFoundState title={title} titleRef={heading} hint={hint} back={{ href, label: back }} />;
};

/** The same as a page of its own, for an address that leads nowhere. */
export const NotFoundPage = (props: NotFoundProps) => (
  <PageBody>
    <NotFound {...props} />
  </PageBody>
);
