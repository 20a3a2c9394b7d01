import { listProfiles } from '@seed/community-contracts/profiles';
import { QueryContent, NewRows, NextPage, useLoadMoreFocus } from '@seed/portal-sdk';
import { useId } from 'react';
import { messages } from '../../messages.ts';
import { membersQuery, useMembers } from './api/list-members.ts';
import { byYear } from './by-year.ts';
import type { YearOfMembers } from './by-year.ts';
import { MemberCard } from './member-card.tsx';
import { MemberListSkeleton } from './member-list-skeleton.tsx';
import { NoMembers } from './no-members.tsx';
import { useDirectoryFilters } from './use-directory-filters.ts';
import { useGroupListDelay } from './use-group-list-delay.ts';
import styles from './member-list.module.css';

export interface MemberListProps {
  /** Without it the list has the members of all groups. */
  readonly group?: string;
}

/** The members who match the filters, by year. */
export const MemberList = ({ group }: MemberListProps) => {
  const { filters } = useDirectoryFilters();
  const members = useMembers(group, filters);
  const isReady = useGroupListDelay();
  const { list, onLoadMore } = useLoadMoreFocus<HTMLDivElement>(members.data?.length ?? 0, messages.group.loadedMore);
  if (!isReady) return <MemberListSkeleton />;
  return (
    <QueryContent query={members} errorTitle={messages.group.errorTitle} loading={<MemberListSkeleton />}>
      {(rows) => (
        <>
          {filters.words === '' && !members.isPlaceholderData && (
            <NewRows
              key={Object.values(filters).join()}
              endpoint={listProfiles}
              query={membersQuery(group, filters)}
              loaded={{ ...members, data: rows }}
              text={messages.group.fresh}
            />
          )}
          {rows.length === 0 ? (
            <NoMembers filters={filters} />
          ) : (
            <>
              <div ref={list} className={styles.years} aria-busy={members.isPlaceholderData}>
                {byYear(rows).map((year) => (
                  <Year key={year.year} {...year} />
                ))}
              </div>
              <NextPage query={members} label={messages.group.more} onLoadMore={onLoadMore} />
            </>
          )}
        </>
      )}
    </QueryContent>
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
          <li key={member.id} data-row={member.id}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
};
