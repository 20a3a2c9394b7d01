import type { Sessions } from '@seed/community-contracts/sessions';
import { QueryContent, useDeletion } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Button } from '@seed/ui/button';
import { Card } from '@seed/ui/card';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { Skeleton } from '@seed/ui/skeleton';
import { useEndOtherSessions } from './api/end-other-sessions.ts';
import { useSessions } from './api/list-sessions.ts';
import { SessionRow } from './session-row.tsx';
import { sessionsMessages as texts } from './sessions-messages.ts';
import section from '../../account/section.module.css';

/** The member sees where they are signed in, and signs out one browser or all others. */
export const SignedInBrowsers = () => (
  <Card as="section" aria-labelledby="signed-in-browsers" className={section.card ?? ''}>
    <h2 id="signed-in-browsers">{texts.title}</h2>
    <QueryContent
      query={useSessions()}
      errorTitle={texts.errorTitle}
      loading={
        <Busy label={texts.loading}>
          <Skeleton shape="block" height="6rem" />
        </Busy>
      }
    >
      {({ isAvailable, sessions }) => (isAvailable ? <Browsers sessions={sessions} /> : <p>{texts.unavailable}</p>)}
    </QueryContent>
  </Card>
);

const Browsers = ({ sessions }: Pick<Sessions, 'sessions'>) => (
  <>
    <p>{texts.hint}</p>
    <ul className={section.rows} aria-label={texts.list} tabIndex={-1}>
      {sessions.map((session) => (
        <SessionRow key={session.id} {...session} />
      ))}
    </ul>
    {sessions.some(({ isCurrent }) => !isCurrent) && <SignOutOthers />}
  </>
);

const SignOutOthers = () => {
  const { trigger, openQuestion, question } = useDeletion({
    remove: useEndOtherSessions(),
    successMessage: texts.othersSignedOut,
  });
  return question ? (
    <ConfirmInPlace {...question} question={texts.othersQuestion} confirmLabel={texts.confirm} />
  ) : (
    <Button ref={trigger} className={section.start ?? ''} onPress={openQuestion}>
      {texts.others}
    </Button>
  );
};
