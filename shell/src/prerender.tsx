// Runs in Node at build time and renders what the two documents show before any script runs.
import type { BootDocument } from '@seed/contracts/boot';
import { themeKey } from '@seed/ui/theme';
import type { ReactNode } from 'react';
import icon from '../public/favicon.svg?inline';
import { CannotStart, cannotStartId } from './pages/cannot-start.tsx';
import { NeedsScript } from './pages/needs-script.tsx';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { BootContext } from './boot/boot-context.ts';
import { StartupScreen } from './layout/plain-frame.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';
import { messages } from './messages.ts';
import { landing as landingTexts } from './pages/landing/messages.ts';
import { SessionContext } from './session/session-context.ts';
import { Session } from './session/session.ts';

/** The gateway replaces these names by its configuration. */
const placeholders = {
  associationUrl: '{{associationUrl}}',
  supportEmail: '{{supportEmail}}',
  publicUrl: '{{publicUrl}}',
} as const;

const boot: BootDocument = {
  identity: { url: '/', realm: '', clientId: '' },
  roles: { claim: '', admin: '' },
  support: { email: placeholders.supportEmail, person: '' },
  associationUrl: placeholders.associationUrl,
  modules: [],
};

const anonymousSession = new Session({ boot, log: console });

const picture = `${placeholders.publicUrl}/art/share.png`;

/** Applies the stored theme before the first paint. */
const applyTheme = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/**
 * Only the document's own scripts are deferred; those that the shell adds later have error handlers of their own. The
 * browser keeps a damaged script for a year, so it is loaded past the cache for the next attempt.
 */
const watchScripts = `addEventListener('error',({target:s})=>{if(s.localName==='script'&&s.defer){document.documentElement.dataset.startup='failed';fetch(s.src,{cache:'reload'}).catch(()=>{})}},true)`;

/**
 * Delays the first paint until the parser reaches the element. A slow device or network shows half of the markup before it
 * otherwise, and what is centred moves when the rest is parsed.
 */
function paintFrom(id: string): ReactNode {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}

/** The document of `/`. */
export const landing = {
  head: head(
    <>
      <title>{messages.product}</title>
      {paintFrom('about')}
      <meta name="description" content={landingTexts.description} />
      <link rel="canonical" href={`${placeholders.publicUrl}/`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={messages.product} />
      <meta property="og:title" content={landingTexts.title} />
      <meta property="og:description" content={landingTexts.description} />
      <meta property="og:url" content={`${placeholders.publicUrl}/`} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  ),
  body: body('landing', <LandingPage />),
};

/** The document of every other address. */
export const portal = {
  head: head(
    <>
      <title>{messages.product}</title>
      {paintFrom(cannotStartId)}
      <meta name="robots" content="noindex" />
    </>,
  ),
  body:
    body('portal', <StartupScreen />) + renderToStaticMarkup(<NeedsScript />) + renderToStaticMarkup(<CannotStart />),
};

/** Adds the icon, which costs less than a request for it, and the only inline script. */
function head(elements: ReactNode): string {
  const link = <link rel="icon" href={icon} type="image/svg+xml" />;
  return `${renderToStaticMarkup(elements)}${renderToStaticMarkup(link)}<script>${applyTheme};${watchScripts}</script>`;
}

function body(name: string, page: ReactNode): string {
  const markup = renderToString(
    <BootContext value={boot}>
      <SessionContext value={anonymousSession}>{page}</SessionContext>
    </BootContext>,
  );
  return `<div id="app" data-page="${name}">${markup}</div>`;
}
