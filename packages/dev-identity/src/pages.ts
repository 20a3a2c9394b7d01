import { type Account, accounts } from './accounts.ts';
import { brand, scenery } from './artwork.ts';
import { type Html, html, trusted } from './html.ts';

interface Page {
  readonly basePath: string;
}

interface SignInPage extends Page {
  readonly username: string;
  readonly failed?: boolean;
}

/** Keycloak's labels and ids, so that a test or a password manager finds the same fields in both. */
export function signInPage({ basePath, username, failed = false }: SignInPage): string {
  const described = failed ? html` aria-invalid="true" aria-describedby="input-error"` : html``;
  const focus = (wanted: boolean) => (wanted ? html` autofocus` : html``);
  const content = html` <h1 id="kc-page-title">Sign in to your account</h1>
    <p class="lead">Good to see you. Your people are waiting.</p>
    <form id="kc-form-login" method="post">
      ${failed ? html`<p class="alert" id="input-error" role="alert">Invalid username or password.</p>` : html``}
      <div class="field">
        <label for="username">Username or email</label>
        <input
          id="username"
          name="username"
          type="text"
          value="${username}"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          inputmode="email"
          dir="ltr"
          required${described}${focus(username === '')}
        />
      </div>
      <div class="field">
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          dir="ltr"
          required${described}${focus(username !== '')}
        />
      </div>
      <button class="primary" id="kc-login" name="login" type="submit" value="Sign In">Sign In</button>
    </form>
    ${demoAccounts}`;
  return page({ basePath, title: 'Sign in', content, script: 'sign-in.js' });
}

/** After the form was left open for too long, or reached with the back button. */
export function expiredPage({ basePath }: Page): string {
  const content = html` <h1>This sign-in page has expired</h1>
    <p class="lead">It was open for a long time, or you have already signed in. Please start again from the portal.</p>
    ${backToPortal}`;
  return page({ basePath, title: 'Page expired', content });
}

interface ErrorPage extends Page {
  readonly code: string;
  readonly description?: string | undefined;
}

export function errorPage({ basePath, code, description }: ErrorPage): string {
  // What Keycloak says, where a developer would look for it.
  const reason = code === 'invalid_redirect_uri' ? 'Invalid parameter: redirect_uri' : (description ?? code);
  const content = html` <h1 id="kc-page-title">We are sorry...</h1>
    <p class="lead">Signing in did not work this time. Please start again from the portal.</p>
    <p class="alert" role="alert">${reason}</p>
    ${backToPortal}`;
  return page({ basePath, title: 'We are sorry', content });
}

interface LogoutPage extends Page {
  /** oidc-provider's form with the id `op.logoutForm`. */
  readonly form: string;
}

/** Sends itself; the button is for browsers without scripts. */
export function logoutPage({ basePath, form }: LogoutPage): string {
  const content = html` <h1>Logging out</h1>
    <p class="lead">See you soon.</p>
    ${trusted(form)}
    <button class="primary" form="op.logoutForm" type="submit" name="logout" value="yes">Log Out</button>`;
  return page({ basePath, title: 'Logging out', content, script: 'logout.js' });
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

const backToPortal = html`<p><a class="primary" href="/">Back to the portal</a></p>`;

const demoAccounts = html`<section class="demo" aria-labelledby="demo-title">
  <h2 id="demo-title">Demo accounts</h2>
  <p>For trying things out. The password is <code>seed</code>.</p>
  <ul>
    ${accounts.map(demoAccount)}
  </ul>
</section>`;

function demoAccount({ email, password, givenName, familyName, roles, country }: Account): Html {
  const initials = `${givenName.charAt(0)}${familyName.charAt(0)}`;
  return html`<li data-username="${email}" data-password="${password}">
    <span class="initials" aria-hidden="true">${initials}</span>
    <span class="who">
      <span class="name">${givenName} ${familyName}</span>
      <span class="about">${roles.join(', ')} · ${country}</span>
      <span class="email">${email}</span>
    </span>
  </li>`;
}

interface WholePage extends Page {
  readonly title: string;
  readonly content: Html;
  readonly script?: string;
}

function page({ basePath, title, content, script }: WholePage): string {
  const resources = `${basePath}/resources`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · SEED</title>
        <link rel="icon" type="image/svg+xml" href="${resources}/icon.svg" />
        <link rel="preload" as="font" type="font/woff2" href="${resources}/latin.woff2" crossorigin />
        <link rel="stylesheet" href="${resources}/identity.css" />
        ${script === undefined ? html`` : html`<script src="${resources}/${script}" defer></script>`}
      </head>
      <body>
        <header class="scenery">
          ${scenery}
          <p class="brand">
            <a href="/">${brand}<span>SEED</span></a>
          </p>
          <p class="motto">Friendships made here keep growing.</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`.markup;
}
