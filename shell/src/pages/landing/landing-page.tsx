import { Logo } from '@seed/ui/art/logo';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { constants } from '../../constants.ts';
import { Action, actionClass } from '../../layout/action.tsx';
import { usePageTitle } from '../../layout/page-title.ts';
import { messages } from '../../messages.ts';
import { useMember, useSession } from '../../session/session-context.ts';
import { About } from './about.tsx';
import { Carousel } from './carousel.tsx';
import { LandingFooter } from './landing-footer.tsx';
import styles from './landing-page.module.css';

const { landing } = messages;

/** `/`, for everybody. */
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
              <Action tone="quiet" onClick={showAbout}>
                {landing.whatIs}
              </Action>
            </div>
          </div>
          <Carousel />
        </div>
        <About headingRef={about} />
      </main>
      <LandingFooter />
    </div>
  );
};

/** Log In for visitors; who is signed in already goes straight in. */
const Entrance = () => {
  const session = useSession();
  const member = useMember();
  if (member) {
    return (
      <Link to="/intranet-welcome" className={actionClass('primary')}>
        {landing.enter}
      </Link>
    );
  }
  return (
    <Action tone="primary" onClick={() => void session.login({ pathname: '/intranet-welcome', search: '', hash: '' })}>
      {landing.logIn}
    </Action>
  );
};

let hasBeenReady = false;

/** Pictures and typeface get a moment before the page shows itself; once a visit. */
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
