import { CanonicalAddress, FailedPage, NotFound } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { useParams } from 'react-router-dom';
import { useClub } from '../features/clubs/api/list-clubs.ts';
import { ClubSkeleton } from '../features/clubs/club-skeleton.tsx';
import { messages } from '../messages.ts';
import { paths, slugOf } from '../paths.ts';
import { ClubScreen } from './club-screen.tsx';

/** `/clubs/{slug}`. */
export const ClubPage = () => {
  const slug = useParams()['slug'];
  return (
    <PageBody width="wide">{slug === undefined ? clubNotFound : <ClubNamed key={slug} segment={slug} />}</PageBody>
  );
};

const ClubNamed = ({ segment }: { readonly segment: string }) => {
  const { club, ...clubs } = useClub(segment);
  if (club) {
    return (
      <CanonicalAddress segment={slugOf(club.route)}>
        <ClubScreen club={club} />
      </CanonicalAddress>
    );
  }
  if (clubs.isFetching) return <ClubSkeleton />;
  return clubs.data === undefined ? <FailedPage query={clubs} title={messages.club.errorTitle} /> : clubNotFound;
};

const clubNotFound = <NotFound {...messages.notFound} href={paths.clubs} />;
