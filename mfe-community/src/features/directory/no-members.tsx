import { usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { ButtonLink } from '@seed/ui/button-link';
import { EmptyState } from '@seed/ui/empty-state';
import { lateDrawing } from '@seed/ui/late-drawing';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import type { DirectoryFilters } from './use-directory-filters.ts';

const EmptyPeople = lateDrawing(async () => (await import('@seed/ui/art/empty-people')).EmptyPeople);
const EmptySearch = lateDrawing(async () => (await import('@seed/ui/art/empty-search')).EmptySearch);

const texts = messages.group;

export interface NoMembersProps {
  readonly filters?: DirectoryFilters;
}

/** An empty list: the group has no members, or none of them matches the filters. */
export const NoMembers = ({ filters }: NoMembersProps) =>
  Object.values(filters ?? {}).every((value) => value === '') ? <EmptyGroup /> : <NoMatch />;

const EmptyGroup = () => (
  <EmptyState
    drawing={<EmptyPeople />}
    title={texts.empty}
    action={<ButtonLink href={paths.community}>{texts.back}</ButtonLink>}
  >
    {texts.emptyHint}
  </EmptyState>
);

const NoMatch = () => {
  const { navigation } = usePortal();
  const showAll = () => navigation.push(navigation.getLocation().pathname, { replace: true });
  return (
    <EmptyState
      drawing={<EmptySearch />}
      title={texts.noMatch}
      action={<Button onPress={showAll}>{texts.showAll}</Button>}
    >
      {texts.noMatchHint}
    </EmptyState>
  );
};
