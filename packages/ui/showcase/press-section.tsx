import { useState } from 'react';
import { ButtonLink } from '../src/button-link.tsx';
import { Button, type ButtonVariant } from '../src/button.tsx';
import { Dialog } from '../src/dialog.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { PencilIcon } from '../src/icons/pencil.tsx';
import { PlusIcon } from '../src/icons/plus.tsx';
import { SendIcon } from '../src/icons/send.tsx';
import { LikeButton } from '../src/like-button.tsx';
import { PageHeader } from '../src/page-header.tsx';
import { Popover } from '../src/popover.tsx';
import type { ToastQueue } from '../src/toast-queue.ts';
import styles from './showcase.module.css';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export const PressSection = ({ notify }: Pick<ToastQueue, 'notify'>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="Buttons">
      <PageHeader title="Buttons and windows" />
      {variants.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>Join in</Button>
          <Button variant={variant} icon={<SendIcon />}>
            Send
          </Button>
          <Button variant={variant} isPending>
            Saving
          </Button>
          <Button variant={variant} isDisabled>
            Not now
          </Button>
          <Button variant={variant} size="small">
            Small
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <ButtonLink href="/" variant="primary" size="large">
          Log In
        </ButtonLink>
        <IconButton label="Edit" icon={<PencilIcon />} />
        <IconButton label="Add, outlined" icon={<PlusIcon />} variant="outlined" />
        <IconButton label="Add, floating" icon={<PlusIcon />} variant="floating" />
        <LikeButton subject="that post" isLiked={false} count={0} onChange={() => undefined} />
      </div>
      <div className={styles.row}>
        <Button onPress={() => setOpen(true)}>Open a window</Button>
        <Popover trigger={<Button>Open a popover</Button>} label="November 21">
          Workshop with Kobe, 9 o’clock in Bogotá.
        </Popover>
        <Button onPress={() => notify({ tone: 'success', text: 'Your post is published.' })}>Good news</Button>
        <Button onPress={() => notify({ tone: 'error', text: 'The post could not be saved. Your text is kept.' })}>
          Bad news
        </Button>
      </div>
      <Dialog title="Edit My Club" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>What is typed here is not lost by a slip of the thumb.</p>
        <div className={styles.row}>
          <Button variant="primary" onPress={() => setOpen(false)}>
            Save
          </Button>
        </div>
      </Dialog>
    </section>
  );
};
