import type { Session } from '@seed/community-contracts/sessions';
import { useDeletion } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { TimeAgo } from '@seed/ui/time-ago';
import { useEndSession } from './api/end-session.ts';
import { sessionsMessages as texts } from './sessions-messages.ts';
import section from '../../account/section.module.css';

/** One browser of the member, and the button that signs it out; the header signs out this one. */
export const SessionRow = ({ id, browser, system, isCurrent, lastUsedAt }: Session) => {
  const name = browser !== '' && system !== '' ? texts.name(browser, system) : browser || system || texts.unknown;
  return (
    <li className={section.row}>
      <div className={section.about}>
        <p>{name}</p>
        <p className={section.muted}>
          {isCurrent ? (
            texts.current
          ) : (
            <>
              {texts.lastUsed}
              <TimeAgo value={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      {!isCurrent && <SignOut id={id} name={name} />}
    </li>
  );
};

const SignOut = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const { trigger, openQuestion, question } = useDeletion({
    remove: useEndSession(id),
    successMessage: texts.signedOut(name),
  });
  return question ? (
    <ConfirmInPlace {...question} question={texts.question(name)} confirmLabel={texts.confirm} />
  ) : (
    <Button ref={trigger} aria-label={texts.signOutOf(name)} onPress={openQuestion}>
      {texts.signOut}
    </Button>
  );
};
