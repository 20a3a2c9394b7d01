import { useNotify } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { ButtonLink } from '@seed/ui/button-link';
import { CopyIcon } from '@seed/ui/icons/copy';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import styles from './subscription.module.css';

/** The URL with the secret. It is shown only once. */
export const FeedAddress = ({ url }: { readonly url: string }) => {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ tone: 'success', text: messages.feed.copied });
    } catch {
      // Without permission or TLS there is no clipboard. The member can copy the field by hand.
      notify({ tone: 'error', text: messages.feed.notCopied });
    }
  };
  return (
    <div className={styles.address}>
      <TextField
        label={messages.feed.address}
        value={url}
        onChange={() => undefined}
        description={messages.feed.addressHint}
        isReadOnly
        autoFocus
      />
      <div className={styles.buttons}>
        <Button icon={<CopyIcon />} onPress={() => void copy()}>
          {messages.feed.copy}
        </Button>
        <ButtonLink href={url.replace(/^https?:/, 'webcal:')}>{messages.feed.openProgram}</ButtonLink>
      </div>
    </div>
  );
};
