import { FailedPage, NotFound } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { useParams } from 'react-router-dom';
import { useClub } from '../features/clubs/api/list-clubs.ts';
import { ClubSkeleton } from '../features/clubs/club-skeleton.tsx';
import { messages } from '../messages.ts';
import { clubRoute, paths } from '../paths.ts';
import { ClubScreen } from './club-screen.tsx';

/** `/clubs/{slug}`. */
export const ClubPage = () => {
  const slug = useParams()['slug'];
  return (
    <PageBody width="wide">
      {slug === undefined ? clubNotFound : <ClubByRoute key={slug} route={clubRoute(slug)} />}
    </PageBody>
  );
};

const ClubByRoute = ({ route }: { readonly route: string }) => {
  const { club, ...clubs } = useClub(route);
  if (club) return <ClubScreen club={club} />;
  if (clubs.isFetching) return <ClubSkeleton />;
  return clubs.data === undefined ? <FailedPage query={clubs} title={messages.club.errorTitle} /> : clubNotFound;
};

const clubNotFound = <NotFound {...messages.notFound} href={paths.clubs} />;
