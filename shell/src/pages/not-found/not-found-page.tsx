import { lateDrawing } from '@seed/ui/late-drawing';
import { Link } from 'react-router-dom';
import { actionClass } from '../../layout/action.tsx';
import { messages } from '../../messages.ts';
import { MessagePage } from '../../layout/message-page.tsx';

const NotFoundDrawing = lateDrawing(async () => (await import('@seed/ui/art/not-found-drawing')).NotFoundDrawing);

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
