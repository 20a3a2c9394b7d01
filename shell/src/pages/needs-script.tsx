import { Wilted } from '@seed/ui/art/wilted';
import { actionClass } from '../layout/action.tsx';
import { messages } from '../messages.ts';
import { MessagePage } from './message-page.tsx';

const { needsScript } = messages;

/** Instead of the loading screen, which would stay for ever. */
export const NeedsScript = () => (
  <noscript>
    <MessagePage
      art={<Wilted />}
      title={needsScript.title}
      actions={
        <a href="/" className={actionClass('primary')}>
          {messages.home}
        </a>
      }
    >
      <p>{needsScript.text}</p>
    </MessagePage>
  </noscript>
);
