import type { Club } from '@seed/clubs-contracts/clubs';
import { thumbnailUrl } from '@seed/contracts/uploads';
import { QueryContent } from '@seed/portal-sdk';
import { Avatar } from '@seed/ui/avatar';
import { Busy } from '@seed/ui/busy';
import { Button } from '@seed/ui/button';
import { Card } from '@seed/ui/card';
import { Link } from '@seed/ui/link';
import { Skeleton } from '@seed/ui/skeleton';
import { useId, useState } from 'react';
import { membersAtFirst, mostMembers } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useMembers, usePictures } from './api/members.ts';
import styles from './club-members.module.css';
import { NewMembers } from './new-members.tsx';

const texts = messages.members;

/** The members of a club with their pictures, who joined last first. */
export const ClubMembers = ({ club }: { readonly club: Club }) => {
  const titleId = useId();
  const [limit, setLimit] = useState(membersAtFirst);
  const members = useMembers(club.id, limit);
  const pictures = usePictures(members.data?.map(({ id }) => id) ?? []);
  const count = club.memberCount ?? 0;
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.members ?? ''}>
      <h2 id={titleId} className={styles.title}>
        {texts.title(count)}
      </h2>
      <QueryContent query={members} errorTitle={texts.errorTitle} loading={<Loading count={count} />}>
        {(rows) => (
          <>
            <NewMembers id={club.id} rows={rows} updatedAt={members.dataUpdatedAt} />
            {rows.length === 0 && <p className={styles.none}>{texts.none}</p>}
            <ul className={styles.list}>
              {rows.map(({ id, name }) => (
                <li key={id}>
                  <Link href={paths.member(id)} variant="plain" className={styles.member ?? ''}>
                    <Avatar src={thumbnailUrl(pictures.get(id) ?? '')} size="small" />
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            {rows.length < count && limit < mostMembers && (
              <Button size="small" isPending={members.isFetching} onPress={() => setLimit(mostMembers)}>
                {texts.more}
              </Button>
            )}
          </>
        )}
      </QueryContent>
    </Card>
  );
};

/** As high as the members that it stands for. */
const Loading = ({ count }: { readonly count: number }) =>
  count === 0 ? (
    <p className={styles.none}>{texts.none}</p>
  ) : (
    <Busy label={texts.loading} className={styles.list ?? ''}>
      {Array.from({ length: Math.min(count, membersAtFirst) }, (_, at) => (
        <span key={at} className={styles.member}>
          <Skeleton width="10rem" />
        </span>
      ))}
      {count > membersAtFirst && <span className={styles.button} />}
    </Busy>
  );
