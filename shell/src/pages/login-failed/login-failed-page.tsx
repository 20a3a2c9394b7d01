import { LoginFailedDrawing } from '@seed/ui/art/login-failed-drawing';
import { Action, actionClass } from '../../layout/action.tsx';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/session-context.ts';
import type { LoginFailure } from '../../session/session-state.ts';
import { MessagePage } from '../message-page.tsx';

/** Why the member is not signed in, and the way to try again: back to the page asked for. */
export const LoginFailedPage = ({ failure }: { readonly failure: LoginFailure }) => {
  const session = useSession();
  return (
    <MessagePage
      isError
      art={<LoginFailedDrawing />}
      title={messages.loginFailed.title}
      actions={
        <>
          <Action tone="primary" onClick={() => void session.login()}>
            {messages.tryAgain}
          </Action>
          <a href="/" className={actionClass('secondary')}>
            {messages.home}
          </a>
        </>
      }
    >
      <p>{messages.loginFailed.sentences[failure]}</p>
    </MessagePage>
  );
};
