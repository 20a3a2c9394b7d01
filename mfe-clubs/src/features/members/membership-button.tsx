import type { Club } from '@seed/clubs-contracts/clubs';
import { usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { messages } from '../../messages.ts';
import { useMembership } from './api/membership.ts';

const texts = messages.members;

/** Joins the club, or leaves it. */
export const MembershipButton = ({ club }: { readonly club: Club }) => {
  const { announce, notify } = usePortal();
  const { mutate } = useMembership(club);
  const isMember = club.isMember === true;
  const change = () =>
    mutate(!isMember, {
      onSuccess: () => announce(isMember ? texts.left(club.name) : texts.joined(club.name)),
      onError: () => notify({ tone: 'error', text: texts.failed }),
    });
  return (
    <Button variant={isMember ? 'secondary' : 'primary'} onPress={change}>
      {isMember ? texts.leave : texts.join}
    </Button>
  );
};
