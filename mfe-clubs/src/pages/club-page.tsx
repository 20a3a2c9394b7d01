import { failureText, usePage } from '@seed/portal-sdk';
import { ErrorState } from '@seed/ui/error-state';
import { PageBody } from '@seed/ui/page-body';
import { useParams } from 'react-router-dom';
import { useClub } from '../features/clubs/api/list-clubs.ts';
import { ClubNotFound } from '../features/clubs/club-not-found.tsx';
import { ClubSkeleton } from '../features/clubs/club-skeleton.tsx';
import { messages } from '../messages.ts';
import { clubRoute } from '../paths.ts';
import { ClubScreen } from './club-screen.tsx';

/** `/clubs/{slug}`. */
export const ClubPage = () => {
  const slug = useParams()['slug'];
  return (
    <PageBody width="wide">
      {slug === undefined ? <ClubNotFound /> : <ClubByRoute key={slug} route={clubRoute(slug)} />}
    </PageBody>
  );
};

const ClubByRoute = ({ route }: { readonly route: string }) => {
  const { club, data, error, isFetching, refetch } = useClub(route);
  if (club) return <ClubScreen club={club} />;
  if (error && data === undefined && !isFetching) {
    return <FailedClub onRetry={() => void refetch()}>{failureText(error)}</FailedClub>;
  }
  return isFetching ? <ClubSkeleton /> : <ClubNotFound />;
};

interface FailedClubProps {
  readonly onRetry: () => void;
  readonly children: string;
}

const FailedClub = ({ onRetry, children }: FailedClubProps) => {
  usePage({ title: messages.club.failed });
  return (
    <ErrorState title={messages.club.failed} onRetry={onRetry}>
      {children}
    </ErrorState>
  );
};
