#!/bin/sh
# The server runs as a user of its own, also when the container starts as root.
set -e
if [ "${1#-}" != "$1" ]; then set -- valkey-server "$@"; fi
if [ "$1" = valkey-server ] && [ "$(id -u)" = 0 ]; then
	find . \! -user valkey -exec chown valkey '{}' +
	exec setpriv --reuid=valkey --regid=valkey --clear-groups -- "$0" "$@"
fi
exec "$@"
