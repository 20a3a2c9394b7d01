// keycloak-js asks whether cookies work in a frame; here portal and provider share a site.
window.parent.postMessage('supported', '*');
