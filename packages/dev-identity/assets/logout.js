// Only a page whose request carried the session's ID token loads this script.
const form = document.getElementById('op.logoutForm');
const confirmed = document.createElement('input');
confirmed.type = 'hidden';
confirmed.name = 'logout';
confirmed.value = 'yes';
form.append(confirmed);
form.submit();
