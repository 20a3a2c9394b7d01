import type { Club } from '@seed/contracts/clubs';
import { failureText, isApiError, isStale, useDialogRoute, useDraft, useNotify } from '@seed/portal-sdk';
import type { Reply } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { ErrorState } from '@seed/ui/error-state';
import { FormError } from '@seed/ui/form-error';
import { Skeleton } from '@seed/ui/skeleton';
import { useClubContext } from '../../club-context.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useClubToEdit } from './api/get-club.ts';
import { useUpdateClub } from './api/update-club.ts';
import { ClubForm } from './club-form.tsx';
import type { ClubText } from './club-input.ts';
import { UpdateFailure } from './update-failure.tsx';

/** At `/clubs/{slug}/edit`, over the club. */
export const EditClubDialog = () => {
  const { club } = useClubContext();
  const { close } = useDialogRoute(paths.club(club));
  return (
    <Dialog title={messages.form.title} isOpen onClose={close}>
      {club.permissions.update ? (
        <LoadedClub id={club.id} onClose={close} />
      ) : (
        <FormError>{messages.form.notAllowed}</FormError>
      )}
    </Dialog>
  );
};

interface LoadedClubProps {
  readonly id: number;
  readonly onClose: () => void;
}

const LoadedClub = ({ id, onClose }: LoadedClubProps) => {
  const { data, error, isError, isFetching, refetch } = useClubToEdit(id);
  if (data?.etag) return <EditClub key={id} from={data} etag={data.etag} onClose={onClose} />;
  if (isError) {
    return (
      <ErrorState title={messages.club.failed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <Busy label={messages.form.loading}>
      <Skeleton shape="block" height="28rem" />
    </Busy>
  );
};

interface EditClubProps {
  readonly from: Reply<Club>;
  readonly etag: string;
  readonly onClose: () => void;
}

const EditClub = ({ from: { data: club }, etag, onClose }: EditClubProps) => {
  const { name, bannerImage, mainDescription, syllabusUrl } = club;
  // The draft remembers the version it was begun on: found again after a reload it is not taken for newer than it is.
  const draft = useDraft(`club-${club.id}`, { name, bannerImage, mainDescription, syllabusUrl, base: etag });
  const notify = useNotify();
  const update = useUpdateClub(club.id, () => {
    draft.clear();
    notify({ tone: 'success', text: messages.form.saved });
  });
  const { error } = update;
  const refused = isApiError(error) ? error.fieldErrors : {};
  const isRefused = Object.keys(refused).length > 0;
  // Who saves again after having been told replaces the newer version knowingly.
  const save = (body: ClubText) =>
    update.mutate({ body, ifMatch: isStale(error) ? etag : draft.text.base }, { onSuccess: onClose });
  return (
    <ClubForm
      draft={draft}
      isPending={update.isPending}
      refused={refused}
      failure={error && !isRefused ? <UpdateFailure error={error} /> : undefined}
      onSubmit={save}
      onCancel={() => {
        draft.clear();
        onClose();
      }}
    />
  );
};
