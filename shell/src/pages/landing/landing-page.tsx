import { Logo } from '@seed/ui/art/logo';
import { ChevronDownIcon } from '@seed/ui/icons/chevron-down';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { constants } from '../../constants.ts';
import { Action, actionClass } from '../../layout/action.tsx';
import { usePageTitle } from '../../layout/page-title.ts';
import { messages } from '../../messages.ts';
import { useMember, useSession } from '../../session/session-context.ts';
import { About } from './about.tsx';
import { Carousel } from './carousel.tsx';
import { LandingFooter } from './landing-footer.tsx';
import styles from './landing-page.module.css';
import { landing } from './messages.ts';

/** `/`, the public page. It is rendered at build time, and its buttons work before and without scripts. */
export const LandingPage = () => {
  const isReady = useReady();
  const about = useRef<HTMLHeadingElement>(null);
  usePageTitle(messages.product);
  const showAbout = () => {
    about.current?.scrollIntoView({ block: 'start' });
    about.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.page} data-ready={isReady || undefined}>
      <header className={styles.bar}>
        <Logo />
      </header>
      <main>
        <div className={styles.hero}>
          <div className={styles.words}>
            <h1>{landing.title}</h1>
            <p>{landing.lead}</p>
            <div className={styles.actions}>
              <Entrance />
              <ActionWithoutScript tone="secondary" address="/#about" onPress={showAbout}>
                {landing.whatIs}
                <ChevronDownIcon aria-hidden="true" />
              </ActionWithoutScript>
            </div>
          </div>
          <div className={styles.picture}>
            <Carousel />
          </div>
        </div>
        <About headingRef={about} />
      </main>
      <LandingFooter />
    </div>
  );
};

/** 'Log In', or the link to the main menu for a member with a session. */
const Entrance = () => {
  const session = useSession();
  const member = useMember();
  if (member) {
    return (
      <a href={mainMenu.pathname} className={actionClass('primary', styles.entrance)}>
        {landing.enter}
      </a>
    );
  }
  return (
    <ActionWithoutScript tone="primary" address={mainMenu.pathname} onPress={() => void session.login(mainMenu)}>
      {landing.logIn}
    </ActionWithoutScript>
  );
};

const mainMenu = { pathname: '/intranet-welcome', search: '', hash: '' };

interface ActionWithoutScriptProps {
  readonly tone: 'primary' | 'secondary';
  /** The address that replaces `onPress` while there is no script. */
  readonly address: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that works from the first paint. */
const ActionWithoutScript = ({ tone, address, onPress, children }: ActionWithoutScriptProps) => {
  const press = (event: FormEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <form action={address} onSubmit={press}>
      <Action tone={tone} type="submit" className={styles.entrance}>
        {children}
      </Action>
    </form>
  );
};

let hasBeenReady = false;

/** Becomes true after `landingReadyDelay`, once a visit, so that pictures and font load before the ornaments move. */
function useReady(): boolean {
  const [isReady, setReady] = useState(hasBeenReady);
  useEffect(() => {
    const timer = setTimeout(() => {
      hasBeenReady = true;
      setReady(true);
    }, constants.landingReadyDelay);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}
