// Runs at build time, in Node: what the two documents of the portal show before any script runs.
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

/** What the gateway is configured with: it puts the values in the place of these names. */
const configured = {
  associationUrl: '{{associationUrl}}',
  supportEmail: '{{supportEmail}}',
  publicUrl: '{{publicUrl}}',
} as const;

const boot: BootDocument = {
  identity: { url: '/', realm: '', clientId: '' },
  roles: { claim: '', admin: '' },
  support: { email: configured.supportEmail, person: '' },
  associationUrl: configured.associationUrl,
  modules: [],
};

const nobody = new Session({ boot, log: console });

const picture = `${configured.publicUrl}/art/share.png`;

/** `/` */
export const landing = {
  head: head(
    <>
      <title>{messages.product}</title>
      <meta name="description" content={messages.landing.description} />
      <link rel="canonical" href={`${configured.publicUrl}/`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={messages.product} />
      <meta property="og:title" content={messages.landing.title} />
      <meta property="og:description" content={messages.landing.description} />
      <meta property="og:url" content={`${configured.publicUrl}/`} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  ),
  body: body('landing', <LandingPage />),
};

/** Every other address: the way to the login, or to a page behind it. */
export const portal = {
  head: head(
    <>
      <title>{messages.product}</title>
      <meta name="robots" content="noindex" />
    </>,
  ),
  body: body('portal', <StartupScreen />) + renderToStaticMarkup(<NeedsScript />),
};

/** With the one script that stands in the document itself: a remembered theme is there with the first paint. */
function head(elements: ReactNode): string {
  const script = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
  return `${renderToStaticMarkup(elements)}<script>${script}</script>`;
}

function body(name: string, page: ReactNode): string {
  const markup = renderToString(
    <BootContext value={boot}>
      <SessionContext value={nobody}>{page}</SessionContext>
    </BootContext>,
  );
  return `<div id="app" data-page="${name}">${markup}</div>`;
}
