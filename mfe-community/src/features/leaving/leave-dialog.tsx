import { failureText, isApiError, useDialogRoute, usePortal } from '@seed/portal-sdk';
import type { MemberSession } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { Dialog } from '@seed/ui/dialog';
import { FormError } from '@seed/ui/form-error';
import { paths } from '../../paths.ts';
import { UnknownSignInError, useLeavePortal } from './api/leave-portal.ts';
import { leavingMessages } from './leaving-messages.ts';
import section from '../../account/section.module.css';
import styles from './leaving.module.css';

const texts = leavingMessages.dialog;

/** The dialog at `/my-profile/data/leave`, to which the member also returns after they have signed in again. */
export const LeaveDialog = () => {
  const { session } = usePortal();
  return session && <Confirmation session={session} />;
};

const Confirmation = ({ session }: { readonly session: MemberSession }) => {
  const { user } = usePortal();
  const { close } = useDialogRoute(paths.myData);
  const leave = useLeavePortal(session);
  const why = useFailure(leave.error);
  // Pending until the page is left, too.
  const isPending = leave.isPending || leave.isSuccess;
  return (
    <Dialog title={texts.title} isOpen onClose={isPending ? () => undefined : close}>
      <div className={section.card}>
        <p>{texts.text(user.name)}</p>
        {why !== undefined && <FormError>{why}</FormError>}
        <div className={styles.buttons}>
          <Button isDisabled={isPending} onPress={close}>
            {texts.stay}
          </Button>
          <Button variant="danger" isPending={isPending} onPress={() => leave.mutate()}>
            {texts.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

/** The reason why the member has not left. */
function useFailure(error: Error | null): string | undefined {
  const { support } = usePortal();
  if (error === null) return undefined;
  if (error instanceof UnknownSignInError) return texts.unknownSignIn(support.email);
  return isApiError(error, 'sign_in_again') ? texts.signInAgain : failureText(error);
}
