// Adds what the portal's forms have and Keycloak's templates lack. Every page works without it.
document.addEventListener('DOMContentLoaded', () => {
  for (const message of document.querySelectorAll('[id^="input-error"]:not([id^="input-error-container"])'))
    tieToField(message);
  document.querySelector('.notice')?.setAttribute('role', 'alert');
  for (const row of document.querySelectorAll('.choice-row')) makeButton(row);
  improveSignIn();
});

// The back button may show a form with its buttons still disabled.
window.addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('button:disabled, input[type="submit"]:disabled'))
    button.disabled = false;
});

/** Describes a field by its message, and announces the message at once. */
function tieToField(message) {
  message.setAttribute('role', 'alert');
  const field = message.closest('.field')?.querySelector('input, select, textarea');
  field?.setAttribute('aria-describedby', message.id);
}

/** Makes a menu of Keycloak, which supports the mouse only, usable with the keyboard, and marks the current choice. */
function makeButton(row) {
  row.setAttribute('role', 'button');
  row.tabIndex = 0;
  row.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    row.click();
  });
  const chosen = document.getElementById('selectedCredentialId')?.value;
  if (chosen && row.getAttribute('onclick')?.includes(chosen)) row.classList.add('is-chosen');
}

/** Turns off corrections of the username, and focuses the password field after a wrong password. */
function improveSignIn() {
  const username = document.querySelector('#kc-form-login #username');
  if (username === null) return;
  username.inputMode = 'email';
  username.autocapitalize = 'none';
  username.spellcheck = false;
  const password = document.querySelector('#kc-form-login #password');
  if (password === null || username.value === '') return;
  const message = document.getElementById('input-error-username');
  if (message !== null) {
    password.setAttribute('aria-invalid', 'true');
    password.setAttribute('aria-describedby', message.id);
  }
  password.focus();
}
