import type { Club } from '@seed/clubs-contracts/clubs';
import { getClub } from '@seed/clubs-contracts/clubs';
import { EditDialog, useDialogRoute, useEditable, useEditForm } from '@seed/portal-sdk';
import type { Editable } from '@seed/portal-sdk';
import { useClubContext } from '../../club-context.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useUpdateClub } from './api/update-club.ts';
import { ClubForm } from './club-form.tsx';
import { UpdateFailure } from './update-failure.tsx';

/** The dialog at `/clubs/{slug}/edit`, over the club. */
export const EditClubDialog = () => {
  const { club } = useClubContext();
  const { close } = useDialogRoute(paths.club(club));
  return (
    <EditDialog query={useEditable(getClub, club.id)} texts={messages.form} height="28rem" onClose={close}>
      {(current) => <EditClub key={club.id} {...current} close={close} />}
    </EditDialog>
  );
};

interface EditClubProps extends Editable<Club> {
  readonly close: () => void;
}

const EditClub = ({ entity, etag, close }: EditClubProps) => {
  const { id, name, bannerImage, iconUrl, mainDescription, syllabusUrl } = entity;
  const text = { name, bannerImage, iconUrl, mainDescription, syllabusUrl };
  const submission = useEditForm(`club-${id}`, text, {
    etag,
    update: useUpdateClub(id),
    successMessage: messages.form.saved,
    conflictMessage: messages.form.conflict,
    errorMessage: <UpdateFailure />,
    close,
  });
  return <ClubForm submission={submission} submitLabel={messages.form.save} />;
};
