import type { BootSwitchedOff } from '@seed/contracts/boot';
import { OfflineDrawing } from '@seed/ui/art/offline-drawing';
import { ButtonLink } from '@seed/ui/button-link';
import { MessagePage } from '../layout/message-page.tsx';
import { messages } from '../messages.ts';

/** Shown at the routes of a module that is switched off, with the message of those who did it. */
export const SwitchedOffPage = ({ title, message }: Pick<BootSwitchedOff, 'title' | 'message'>) => (
  <MessagePage
    art={<OfflineDrawing />}
    title={messages.switchedOff(title)}
    actions={<ButtonLink href="/intranet-welcome">{messages.mainMenu}</ButtonLink>}
  >
    <p>{message}</p>
  </MessagePage>
);
