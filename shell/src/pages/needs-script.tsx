import { ErrorDrawing } from '@seed/ui/art/error-drawing';
import { actionClass } from '../layout/action.tsx';
import { messages } from '../messages.ts';
import { MessagePage } from '../layout/message-page.tsx';

const { needsScript } = messages;

/** Shown by document.css instead of the loading screen when scripts are disabled. */
export const NeedsScript = () => (
  <div data-page="no-script">
    <MessagePage
      art={<ErrorDrawing />}
      title={needsScript.title}
      actions={
        <a href="/" className={actionClass('primary')}>
          {messages.home}
        </a>
      }
    >
      <p>{needsScript.text}</p>
    </MessagePage>
  </div>
);
