import { html, trusted } from './html.ts';
import { type PageOptions, renderPage } from './page-layout.ts';

/** The page for a form that was left open for too long or reached with the back button. */
export function renderExpiredPage({ basePath }: PageOptions): string {
  const content = html` <p class="instruction">
      It was open for a long time, or you have already signed in. Please start again from the portal.
    </p>
    ${backToPortal}`;
  return renderPage({ basePath, heading: 'This sign-in page has expired', content });
}

interface ErrorPageOptions extends PageOptions {
  /** The error code of OAuth 2.0. */
  readonly code: string;
  readonly description?: string | undefined;
}

/** The page for a sign-in request that the provider refuses. */
export function renderErrorPage({ basePath, code, description }: ErrorPageOptions): string {
  // Keycloak's text, which a developer would search for.
  const reason = code === 'invalid_redirect_uri' ? 'Invalid parameter: redirect_uri' : (description ?? code);
  const content = html` <p class="instruction">
      Signing in did not work this time. Please start again from the portal.
    </p>
    <p class="notice" role="alert"><i class="icon" aria-hidden="true"></i><span>${reason}</span></p>
    ${backToPortal}`;
  return renderPage({ basePath, heading: 'We are sorry...', content });
}

interface LogoutPageOptions extends PageOptions {
  /** oidc-provider's form with the id `op.logoutForm`. */
  readonly form: string;
  /** Whether the portal itself sent the browser here, so that the form submits itself; otherwise the member decides. */
  readonly isConfirmed: boolean;
}

/** The page that ends the session when its form is submitted. */
export function renderLogoutPage({ basePath, form, isConfirmed }: LogoutPageOptions): string {
  const heading = isConfirmed ? 'Logging out' : 'Log out of the portal?';
  const content = html` <p class="instruction">
      ${isConfirmed ? 'See you soon.' : 'You are signed in. Stay signed in, or log out on this device.'}
    </p>
    ${trusted(form)}
    <button
      class="button button-primary button-wide"
      form="op.logoutForm"
      id="kc-logout"
      type="submit"
      name="logout"
      value="yes"
    >
      Log Out
    </button>
    ${isConfirmed ? html`` : html`<p><a class="button button-secondary button-wide" href="/">Stay signed in</a></p>`}`;
  return renderPage({ basePath, heading, content, ...(isConfirmed && { script: 'logout.js' }) });
}

/** The page after a logout that names no address to return to. */
export function renderLoggedOutPage({ basePath }: PageOptions): string {
  const content = html` <p class="instruction">See you soon.</p>
    ${backToPortal}`;
  return renderPage({ basePath, heading: 'You are logged out', content });
}

interface FramePageOptions extends PageOptions {
  readonly script: string;
}

/** An invisible page that exchanges messages with the portal around it. */
export function renderFramePage({ basePath, script }: FramePageOptions): string {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>SEED</title>
      <script src="${basePath}/resources/${script}"></script>
    </html>`.markup;
}

const backToPortal = html`<p><a class="button button-primary button-wide" href="/">Back to the portal</a></p>`;
