// Runs in keycloak-js' hidden frame: hands the identity provider's answer to the page that asked.
parent.postMessage(location.href, location.origin);
