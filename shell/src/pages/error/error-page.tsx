import { ErrorDrawing } from '@seed/ui/art/error-drawing';
import { useEffect } from 'react';
import { Action, actionClass } from '../../layout/action.tsx';
import { createLog } from '../../log.ts';
import { messages } from '../../messages.ts';
import { MessagePage } from '../../layout/message-page.tsx';

/** Shown for an error of the router or of a page of the shell. */
export const RouteErrorPage = ({ error }: { readonly error: unknown }) => {
  useEffect(() => {
    createLog('shell').error(messages.unexpectedError, { cause: error });
  }, [error]);
  return <ErrorPage />;
};

/** Offers to reload, which also repairs a page with files of two releases. */
export const ErrorPage = () => (
  <MessagePage
    isError
    art={<ErrorDrawing />}
    title={messages.unexpectedError}
    actions={
      <>
        <Action tone="primary" onClick={() => location.reload()}>
          {messages.tryAgain}
        </Action>
        <a href="/intranet-welcome" className={actionClass('secondary')}>
          {messages.mainMenu}
        </a>
      </>
    }
  >
    <p>{messages.unexpectedErrorHint}</p>
  </MessagePage>
);
