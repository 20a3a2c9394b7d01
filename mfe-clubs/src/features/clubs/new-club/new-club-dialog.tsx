import { useCreateForm, useDialogRoute, usePortal } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { FormError } from '@seed/ui/form-error';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { useCreateClub } from './api/create-club.ts';
import { NewClubForm } from './new-club-form.tsx';

const texts = messages.newClub;
const empty = { name: '', route: '', key: '', bannerImage: '', iconUrl: '', mainDescription: '', syllabusUrl: '' };

/** The dialog at `/clubs/new`, over the clubs. */
export const NewClubDialog = () => {
  const { user } = usePortal();
  const { close } = useDialogRoute(paths.clubs);
  return (
    <Dialog title={texts.title} isOpen onClose={close}>
      {user.isAdmin ? <NewClub close={close} /> : <FormError>{texts.notAllowed}</FormError>}
    </Dialog>
  );
};

const NewClub = ({ close }: { readonly close: () => void }) => {
  const submission = useCreateForm('new-club', empty, {
    create: useCreateClub(),
    successMessage: texts.founded,
    close,
  });
  return <NewClubForm submission={submission} submitLabel={texts.submit} />;
};
