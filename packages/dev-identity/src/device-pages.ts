import { html } from './html.ts';
import { type PageOptions, renderPage } from './page-layout.ts';

interface FormOptions extends PageOptions {
  readonly action: string;
  readonly xsrf: string;
}

/** The page on which a person types the code that their terminal shows. */
export function renderCodePage({
  basePath,
  action,
  xsrf,
  isRefused,
}: FormOptions & { readonly isRefused: boolean }): string {
  const refusal = html`<p class="field-error" id="input-error-code" role="alert">
    This code is not valid. Check it, or start again in the terminal.
  </p>`;
  const content = html` <p class="instruction">Enter the code that your terminal shows.</p>
    <form id="kc-user-verify-device-user-code-form" class="form" method="post" action="${action}">
      <input type="hidden" name="xsrf" value="${xsrf}" />
      <div class="field">
        <label for="device-user-code">Code</label>
        <span class="control">
          <input
            id="device-user-code"
            name="user_code"
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            dir="ltr"
            required
            autofocus
          />
        </span>
        ${isRefused ? refusal : html``}
      </div>
      <div class="actions"><button class="button button-primary button-wide" type="submit">Continue</button></div>
    </form>`;
  return renderPage({ basePath, heading: 'Sign in a terminal', content });
}

/** The page on which a person confirms that the terminal is theirs. */
export function renderConfirmPage({ basePath, action, xsrf, code }: FormOptions & { readonly code: string }): string {
  const content = html` <p class="instruction">
      The command portal wants to release modules in your name. Continue only if you have started it yourself and it
      shows the code <strong>${code}</strong>.
    </p>
    <form class="form" method="post" action="${action}">
      <input type="hidden" name="xsrf" value="${xsrf}" />
      <input type="hidden" name="user_code" value="${code}" />
      <div class="actions">
        <button class="button button-primary button-wide" type="submit" name="confirm" value="yes">Continue</button>
      </div>
    </form>
    <form class="form" method="post" action="${action}">
      <input type="hidden" name="xsrf" value="${xsrf}" />
      <input type="hidden" name="user_code" value="${code}" />
      <button class="button button-secondary button-wide" type="submit" name="abort" value="yes">Cancel</button>
    </form>`;
  return renderPage({ basePath, heading: 'Is this your terminal?', content });
}

/** The page after a terminal was signed in. */
export function renderDeviceDonePage({ basePath }: PageOptions): string {
  const content = html`<p class="instruction">Your terminal is signed in. You can close this page.</p>`;
  return renderPage({ basePath, heading: 'Done', content });
}
