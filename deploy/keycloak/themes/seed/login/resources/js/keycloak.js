// What Keycloak's templates leave out and the portal's forms have. Everything works without it.
document.addEventListener('DOMContentLoaded', () => {
  for (const message of document.querySelectorAll('[id^="input-error"]:not([id^="input-error-container"])'))
    tell(message);
  document.querySelector('.notice')?.setAttribute('role', 'alert');
  for (const row of document.querySelectorAll('.choice-row')) makeButton(row);
  improveSignIn();
});

// The back button may show a form as it was left: sent.
window.addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('button:disabled, input[type="submit"]:disabled'))
    button.disabled = false;
});

/** A message belongs to its field: said with it, and at once. */
function tell(message) {
  message.setAttribute('role', 'alert');
  const field = message.closest('.field')?.querySelector('input, select, textarea');
  field?.setAttribute('aria-describedby', message.id);
}

/** A choice that Keycloak makes for the mouse alone; the one that counts now is told too. */
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

/** An address is no sentence; and who mistyped the password types it again. */
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
