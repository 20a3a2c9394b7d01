import { failureText, useReadingOn } from '@seed/portal-sdk';
import { ErrorState } from '@seed/ui/error-state';
import { LoadMore } from '@seed/ui/load-more';
import { useId } from 'react';
import { messages } from '../../messages.ts';
import { useMembers } from './api/list-members.ts';
import { byYear } from './by-year.ts';
import type { YearOfMembers } from './by-year.ts';
import { MemberCard } from './member-card.tsx';
import { MemberListSkeleton } from './member-list-skeleton.tsx';
import { NoMembers } from './no-members.tsx';
import { useDirectoryFilters } from './use-directory-filters.ts';
import { useGroupListDelay } from './use-group-list-delay.ts';
import styles from './member-list.module.css';

/** The members of a group under their years. */
export const MemberList = ({ group }: { readonly group: string }) => {
  const { filters } = useDirectoryFilters();
  const members = useMembers(group, filters);
  const isReady = useGroupListDelay();
  const { list, readOnFrom } = useReadingOn<HTMLDivElement>(members.data?.length ?? 0, messages.group.loadedMore);
  if (members.isPending || !isReady) return <MemberListSkeleton />;
  if (members.data === undefined) {
    return (
      <ErrorState title={messages.group.failed} onRetry={() => void members.refetch()} isRetrying={members.isFetching}>
        {failureText(members.error)}
      </ErrorState>
    );
  }
  if (members.data.length === 0) return <NoMembers filters={filters} />;

  return (
    <>
      <div ref={list} className={styles.years} aria-busy={members.isPlaceholderData}>
        {byYear(members.data).map((year) => (
          <Year key={year.year} {...year} />
        ))}
      </div>
      {members.hasNextPage && (
        <LoadMore
          label={messages.group.more}
          onPress={() => {
            readOnFrom();
            void members.fetchNextPage();
          }}
          isPending={members.isFetchingNextPage}
          error={members.isFetchNextPageError ? failureText(members.error) : undefined}
        />
      )}
    </>
  );
};

const Year = ({ year, members }: YearOfMembers) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.year}>
        {year ?? messages.group.withoutYear}
      </h2>
      <ul className={styles.cards}>
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
};
