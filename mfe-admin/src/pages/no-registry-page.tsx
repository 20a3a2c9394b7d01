import { usePage } from '@seed/portal-sdk';
import { EmptyGeneric } from '@seed/ui/art/empty-generic';
import { EmptyState } from '@seed/ui/empty-state';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { Link } from '@seed/ui/link';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

const { title, reports } = messages.modules;

/** Every page of a portal that takes its modules from the registry file. */
export const NoRegistryPage = () => (
  <PageBody>
    <PageHeader title={title} titleRef={usePage({ title })} intro={<Link href={paths.reports}>{reports}</Link>} />
    <EmptyState drawing={<EmptyGeneric />} title={messages.noRegistry.title}>
      {messages.noRegistry.hint}
    </EmptyState>
  </PageBody>
);
