// Turns the list of demo accounts into buttons that fill the form.
const username = document.getElementById('username');
const password = document.getElementById('password');
const submit = document.getElementById('kc-login');

for (const item of document.querySelectorAll('[data-username]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(...item.childNodes);
  button.addEventListener('click', () => {
    username.value = item.dataset.username;
    password.value = item.dataset.password;
    submit.focus();
  });
  item.append(button);
}

// A second press while the first is on its way would start over with a used form.
const form = document.getElementById('kc-form-login');
form.addEventListener('submit', (event) => {
  if (form.dataset.sent) event.preventDefault();
  form.dataset.sent = 'true';
});
// The back button may show this page as it was left.
window.addEventListener('pageshow', () => delete form.dataset.sent);
