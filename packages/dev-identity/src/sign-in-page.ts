import { type Account, accounts } from './accounts.ts';
import { type Html, html } from './html.ts';
import { type PageOptions, renderPage } from './page-layout.ts';

interface SignInPageOptions extends PageOptions {
  readonly username: string;
  readonly failed?: boolean;
}

/**
 * The sign-in form with Keycloak's labels, ids and markup (template.ftl, login.ftl and field.ftl of its theme
 * keycloak.v2, with the class names of deploy/keycloak/themes/seed), so that tests and password managers find the same
 * fields in both and one stylesheet fits both.
 */
export function renderSignInPage({ basePath, username, failed = false }: SignInPageOptions): string {
  const content = html` <form id="kc-form-login" class="form" method="post">
      ${usernameField(username, failed)} ${passwordField(username !== '', failed)}
      <div class="actions">
        <button class="button button-primary button-wide" id="kc-login" name="login" type="submit">Sign In</button>
      </div>
    </form>
    ${demoAccounts}`;
  return renderPage({ basePath, heading: 'Sign in to your account', content, script: 'sign-in.js' });
}

function usernameField(username: string, failed: boolean): Html {
  return html`<div class="field">
    <label for="username">Username or email</label>
    <span class="control">
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
        required${fieldState(failed, username === '')}
      />
    </span>
    ${
      failed
        ? html`<p class="field-error" id="input-error-username" role="alert">Invalid username or password.</p>`
        : html``
    }
  </div>`;
}

function passwordField(hasFocus: boolean, failed: boolean): Html {
  return html`<div class="field">
    <label for="password">Password</label>
    <div class="control-group" dir="ltr">
      <span class="control control-fill">
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required${fieldState(failed, hasFocus)}
        />
      </span>
      <span>
        <button
          class="control-button"
          id="password-show-password"
          type="button"
          aria-controls="password"
          aria-label="Show password"
          hidden
        >
          <i class="icon icon-eye" aria-hidden="true"></i>
        </button>
      </span>
    </div>
  </div>`;
}

function fieldState(failed: boolean, hasFocus: boolean): Html {
  const described = failed ? html` aria-invalid="true" aria-describedby="input-error-username"` : html``;
  return html`${described}${hasFocus ? html` autofocus` : html``}`;
}

const demoAccounts = html`<section class="demo" aria-labelledby="demo-title">
  <h2 id="demo-title">Demo accounts</h2>
  <p>For trying things out. The password is <code>seed</code>.</p>
  <ul>
    ${accounts.map(demoAccount)}
  </ul>
</section>`;

function demoAccount({ email, password, givenName, familyName, roles, country }: Account): Html {
  const initials = `${givenName.charAt(0)}${familyName.charAt(0)}`;
  return html`<li>
    <div class="demo-account" data-username="${email}" data-password="${password}">
      <span class="initials" aria-hidden="true">${initials}</span>
      <span class="who">
        <span class="name">${givenName} ${familyName}</span>
        <span class="about">${roles.join(', ')} · ${country}</span>
        <span class="email">${email}</span>
      </span>
    </div>
  </li>`;
}
