import { ErrorDrawing } from '@seed/ui/art/error-drawing';
import { actionClass } from '../layout/action.tsx';
import { MessagePage } from '../layout/message-page.tsx';
import { messages } from '../messages.ts';

const { cannotStart } = messages;

/** The element follows the loading screen in the document. */
export const cannotStartId = 'cannot-start';

/** Shown by document.css instead of the loading screen when a script of the document fails to load. It needs no script. */
export const CannotStart = () => (
  <div id={cannotStartId} data-page="cannot-start">
    <MessagePage
      isError
      art={<ErrorDrawing />}
      title={cannotStart.title}
      actions={
        <a href="" className={actionClass('primary')}>
          {messages.tryAgain}
        </a>
      }
    >
      <p>{cannotStart.text}</p>
    </MessagePage>
  </div>
);
