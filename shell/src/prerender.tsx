// Runs in Node at build time and renders what the two documents show before any script runs.
import type { BootDocument } from '@seed/contracts/boot';
import { themeKey } from '@seed/ui/theme';
import type { ReactNode } from 'react';
import { NeedsScript } from './pages/needs-script.tsx';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { BootContext } from './boot/boot-context.ts';
import { StartupScreen } from './layout/plain-frame.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';
import { messages } from './messages.ts';
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

/** The document of `/`. */
export const landing = {
  head: head(
    <>
      <title>{messages.product}</title>
      <meta name="description" content={messages.landing.description} />
      <link rel="canonical" href={`${placeholders.publicUrl}/`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={messages.product} />
      <meta property="og:title" content={messages.landing.title} />
      <meta property="og:description" content={messages.landing.description} />
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
      <meta name="robots" content="noindex" />
    </>,
  ),
  body: body('portal', <StartupScreen />) + renderToStaticMarkup(<NeedsScript />),
};

/** Adds the only inline script: it applies the stored theme before the first paint. */
function head(elements: ReactNode): string {
  const script = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
  return `${renderToStaticMarkup(elements)}<script>${script}</script>`;
}

function body(name: string, page: ReactNode): string {
  const markup = renderToString(
    <BootContext value={boot}>
      <SessionContext value={anonymousSession}>{page}</SessionContext>
    </BootContext>,
  );
  return `<div id="app" data-page="${name}">${markup}</div>`;
}
