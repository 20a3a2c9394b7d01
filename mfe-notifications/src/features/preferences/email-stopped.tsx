import type { NotificationPreferences } from '@seed/notifications-contracts/notification-preferences';
import { usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { Card } from '@seed/ui/card';
import { useResumeEmail } from './api/preferences.ts';
import { preferenceMessages } from './preference-messages.ts';
import styles from './preference-list.module.css';

const texts = preferenceMessages.emailStopped;

interface EmailStoppedProps {
  readonly reason: NonNullable<NotificationPreferences['emailStopped']>['reason'];
  readonly emailTo: string;
}

/** Shows why no e-mails come any more, and has them sent again. */
export const EmailStopped = ({ reason, emailTo }: EmailStoppedProps) => {
  const { notify, announce } = usePortal();
  const { mutate, isPending } = useResumeEmail();
  const resume = () =>
    mutate(undefined, {
      onSuccess: () => announce(texts.resumed(emailTo)),
      onError: () => notify({ tone: 'error', text: preferenceMessages.notSaved }),
    });
  return (
    <Card as="section" className={styles.topic ?? ''}>
      <p className={styles.wrapped}>{texts.reasons[reason](emailTo)}</p>
      <div>
        <Button isPending={isPending} onPress={resume}>
          {texts.resume}
        </Button>
      </div>
    </Card>
  );
};
