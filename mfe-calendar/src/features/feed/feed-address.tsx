import { useNotify } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { ButtonLink } from '@seed/ui/button-link';
import { CopyIcon } from '@seed/ui/icons/copy';
import { TextField } from '@seed/ui/text-field';
import { feedMessages } from './feed-messages.ts';
import styles from './subscription.module.css';

/** The URL with the secret. It is shown only once. */
export const FeedAddress = ({ url }: { readonly url: string }) => {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ tone: 'success', text: feedMessages.copied });
    } catch {
      // Without permission or TLS there is no clipboard. The member can copy the field by hand.
      notify({ tone: 'error', text: feedMessages.notCopied });
    }
  };
  return (
    <div className={styles.address}>
      <TextField
        label={feedMessages.address}
        value={url}
        onChange={() => undefined}
        description={feedMessages.addressHint}
        isReadOnly
        autoFocus
      />
      <div className={styles.buttons}>
        <Button icon={<CopyIcon />} onPress={() => void copy()}>
          {feedMessages.copy}
        </Button>
        <ButtonLink href={url.replace(/^https?:/, 'webcal:')}>{feedMessages.openProgram}</ButtonLink>
      </div>
    </div>
  );
};
