import { NotFoundDrawing } from '@seed/ui/art/not-found-drawing';
import { Link } from 'react-router-dom';
import { actionClass } from '../../layout/action.tsx';
import { messages } from '../../messages.ts';
import { MessagePage } from '../../layout/message-page.tsx';

/** Shown for every address without a route in the shell or a module. */
export const NotFoundPage = ({ isSignedIn }: { readonly isSignedIn: boolean }) => (
  <MessagePage
    art={<NotFoundDrawing />}
    title={messages.notFound}
    actions={
      <Link to={isSignedIn ? '/intranet-welcome' : '/'} className={actionClass('primary')}>
        {isSignedIn ? messages.mainMenu : messages.home}
      </Link>
    }
  >
    <p>{messages.notFoundHint}</p>
  </MessagePage>
);
