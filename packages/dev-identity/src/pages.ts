import { html, trusted } from './html.ts';
import { type Page, page } from './page.ts';

/** After the form was left open for too long, or reached with the back button. */
export function expiredPage({ basePath }: Page): string {
  const content = html` <p class="instruction">
      It was open for a long time, or you have already signed in. Please start again from the portal.
    </p>
    ${backToPortal}`;
  return page({ basePath, heading: 'This sign-in page has expired', content });
}

interface ErrorPage extends Page {
  readonly code: string;
  readonly description?: string | undefined;
}

export function errorPage({ basePath, code, description }: ErrorPage): string {
  // What Keycloak says, where a developer would look for it.
  const reason = code === 'invalid_redirect_uri' ? 'Invalid parameter: redirect_uri' : (description ?? code);
  const content = html` <p class="instruction">
      Signing in did not work this time. Please start again from the portal.
    </p>
    <p class="notice" role="alert"><i class="icon" aria-hidden="true"></i><span>${reason}</span></p>
    ${backToPortal}`;
  return page({ basePath, heading: 'We are sorry...', content });
}

interface LogoutPage extends Page {
  /** oidc-provider's form with the id `op.logoutForm`. */
  readonly form: string;
}

/** Sends itself; the button is for browsers without scripts. */
export function logoutPage({ basePath, form }: LogoutPage): string {
  const content = html` <p class="instruction">See you soon.</p>
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
    </button>`;
  return page({ basePath, heading: 'Logging out', content, script: 'logout.js' });
}

/** After a logout that names no address to go to. */
export function loggedOutPage({ basePath }: Page): string {
  const content = html` <p class="instruction">See you soon.</p>
    ${backToPortal}`;
  return page({ basePath, heading: 'You are logged out', content });
}

interface FramePage extends Page {
  readonly script: string;
}

/** An invisible page that talks to the portal around it. */
export function framePage({ basePath, script }: FramePage): string {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>SEED</title>
      <script src="${basePath}/resources/${script}"></script>
    </html>`.markup;
}

const backToPortal = html`<p><a class="button button-primary button-wide" href="/">Back to the portal</a></p>`;
