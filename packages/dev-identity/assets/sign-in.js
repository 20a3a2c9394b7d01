const form = document.getElementById('kc-form-login');
const username = document.getElementById('username');
const password = document.getElementById('password');
const submit = document.getElementById('kc-login');

offerDemoAccounts();
offerToShowPassword();

// A second submission would use a form that is already spent.
form.addEventListener('submit', () => {
  submit.disabled = true;
});
// The back button may show the page with the button still disabled.
window.addEventListener('pageshow', () => {
  submit.disabled = false;
});

/** Turns the list of demo accounts into buttons that fill the form. */
function offerDemoAccounts() {
  const buttons = [...document.querySelectorAll('[data-username]')].map((account) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = account.className;
    button.append(...account.childNodes);
    button.addEventListener('click', () => {
      username.value = account.dataset.username;
      password.value = account.dataset.password;
      markChosen();
      submit.focus();
    });
    account.replaceWith(button);
    return { button, name: account.dataset.username };
  });
  const markChosen = () => {
    for (const { button, name } of buttons) button.setAttribute('aria-pressed', String(username.value === name));
  };
  username.addEventListener('input', markChosen);
  markChosen();
}

/** Shows the button that reveals the password, which works with scripts only. */
function offerToShowPassword() {
  const button = document.getElementById('password-show-password');
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = password.type === 'text';
    password.type = isShown ? 'password' : 'text';
    button.firstElementChild.className = `icon icon-${isShown ? 'eye' : 'eye-off'}`;
    button.setAttribute('aria-label', isShown ? 'Show password' : 'Hide password');
  });
}
