import { lateDrawing } from '@seed/ui/late-drawing';
import { Action, actionClass } from '../../layout/action.tsx';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/session-context.ts';
import type { LoginFailure } from '../../session/session-state.ts';
import { MessagePage } from '../../layout/message-page.tsx';

const LoginFailedDrawing = lateDrawing(
  async () => (await import('@seed/ui/art/login-failed-drawing')).LoginFailedDrawing,
);

/** States why the login failed and offers to try again, which returns to the requested page. */
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
