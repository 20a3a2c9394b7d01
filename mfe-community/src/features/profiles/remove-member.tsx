import type { Profile } from '@seed/community-contracts/profiles';
import { useDeletion, usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { TrashIcon } from '@seed/ui/icons/trash';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useRemoveMember } from './api/remove-member.ts';

const texts = messages.removal;

/** An Admin's button that removes a member, after a confirmation in its place. */
export const RemoveMember = ({ profile: { id, name } }: { readonly profile: Profile }) => {
  const { navigation } = usePortal();
  const { trigger, question, ...deletion } = useDeletion({
    remove: useRemoveMember(id),
    successMessage: texts.done(name),
    onDeleted: () => navigation.push(paths.community, { replace: true }),
  });
  return question ? (
    <ConfirmInPlace {...question} question={texts.question(name)} confirmLabel={texts.confirm} />
  ) : (
    <Button ref={trigger} variant="quiet" icon={<TrashIcon />} onPress={deletion.openQuestion}>
      {texts.remove}
    </Button>
  );
};
