import type { FollowChoice, NotificationFollow } from '@seed/notifications-contracts/notification-follows';
import { usePortal } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { useChoose, useFollow } from './api/follow.ts';
import { followMessages as texts } from './follow-messages.ts';
import styles from './follow-choices.module.css';

/** Whether the member is notified of a club's meetings and documents. */
export const FollowClub = ({ clubKey }: SlotProps['club.action']) => <FollowChoices subject={`club:${clubKey}`} />;

/** Whether the member is notified of the comments on a post. */
export const FollowPost = ({ postId }: SlotProps['post.action']) => <FollowChoices subject={`post:${postId}`} />;

const FollowChoices = ({ subject }: { readonly subject: string }) => {
  const { announce, notify } = usePortal();
  const follow = useFollow(subject);
  const { mutate } = useChoose(subject);
  if (follow === undefined) return null;
  const choose = (choice: FollowChoice) =>
    mutate(choice, {
      onSuccess: () => announce(texts[choice]),
      onError: () => notify({ tone: 'error', text: texts.failed }),
    });
  return (
    <div role="group" aria-label={texts.group} className={styles.choices}>
      <Choice isChosen={follow.isFollowed} onPress={() => choose(otherThanFollowed(follow))}>
        {texts.follow}
      </Choice>
      <Choice
        isChosen={follow.choice === 'muted'}
        onPress={() => choose(follow.choice === 'muted' ? 'default' : 'muted')}
      >
        {texts.mute}
      </Choice>
    </div>
  );
};

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

const Choice = ({ isChosen, onPress, children }: ChoiceProps) => (
  <Button size="small" aria-pressed={isChosen} className={styles.choice ?? ''} onPress={onPress}>
    {children}
  </Button>
);

/** A member who follows by joining stops by muting; one who follows by choice takes it back. */
function otherThanFollowed({ isFollowed, choice }: NotificationFollow): FollowChoice {
  if (!isFollowed) return 'followed';
  return choice === 'followed' ? 'default' : 'muted';
}
