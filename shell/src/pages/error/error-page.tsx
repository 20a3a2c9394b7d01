import { ErrorDrawing } from '@seed/ui/art/error-drawing';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Action, actionClass } from '../../layout/action.tsx';
import { createLog } from '../../log.ts';
import { messages } from '../../messages.ts';
import { MessagePage } from '../message-page.tsx';

/** What a routing error, or an error while a page of the shell is drawn, ends in. */
export const RouteErrorPage = () => {
  const error = useRouteError();
  useEffect(() => {
    createLog('shell').error(messages.unexpectedError, { cause: error });
  }, [error]);
  return <ErrorPage />;
};

/** Loads the page anew: that also heals a shell of which a part came from an older release. */
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
