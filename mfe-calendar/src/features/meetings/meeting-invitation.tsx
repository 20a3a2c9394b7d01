import { useNotify } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { DownloadIcon } from '@seed/ui/icons/download';
import { messages } from '../../messages.ts';
import { useDownloadInvitation } from './api/download-invitation.ts';
import styles from './meeting-card.module.css';

export interface MeetingInvitationProps {
  readonly id: number;
  readonly title: string;
}

/** Saves the meeting as a file for calendar programs. */
export const MeetingInvitation = ({ id, title }: MeetingInvitationProps) => {
  const notify = useNotify();
  const download = useDownloadInvitation(id);
  const save = () =>
    download.mutate(undefined, {
      onError: () => notify({ tone: 'error', text: messages.meeting.invitationFailed }),
    });
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<DownloadIcon />}
      aria-label={messages.meeting.invitationOf(title)}
      isPending={download.isPending}
      onPress={save}
      className={styles.invitation ?? ''}
    >
      {messages.meeting.invitation}
    </Button>
  );
};
