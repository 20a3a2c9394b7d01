// keycloak-js checks whether cookies work in a frame; they do, because portal and provider share a site.
window.parent.postMessage('supported', '*');
