#!/bin/bash
# Starts MariaDB as the public image does: on an empty volume it makes the system tables, sets the password of root, and runs
# the files of /docker-entrypoint-initdb.d by a server that other containers cannot reach.
set -eo pipefail
data=/var/lib/mysql
if [ "${1:0:1}" = '-' ]; then set -- mariadbd "$@"; fi
if [ "$(id -u)" = 0 ]; then
	chown mysql: "$data" /run/mysqld
	exec setpriv --reuid=mysql --regid=mysql --clear-groups -- "$0" "$@"
fi
if [ ! -d "$data/mysql" ]; then
	: "${MARIADB_ROOT_PASSWORD:?is needed for an empty database}"
	mariadb-install-db --datadir="$data" --auth-root-authentication-method=normal --skip-test-db >/dev/null
	"$@" --skip-networking &
	server=$!
	for _ in {1..60}; do
		mariadb -uroot -e 'SELECT 1' >/dev/null 2>&1 && break
		sleep 1
	done
	health="$(head -c 16 /dev/urandom | od -An -tx1 | tr -d ' \n')"
	mariadb -uroot <<-SQL
		CREATE USER 'root'@'%' IDENTIFIED BY '$MARIADB_ROOT_PASSWORD';
		GRANT ALL ON *.* TO 'root'@'%' WITH GRANT OPTION;
		CREATE USER 'healthcheck'@'127.0.0.1' IDENTIFIED BY '$health';
		ALTER USER 'root'@'localhost' IDENTIFIED BY '$MARIADB_ROOT_PASSWORD';
	SQL
	(umask 077 && printf '[client]\nuser=healthcheck\npassword=%s\n' "$health" >"$data/.my-healthcheck.cnf")
	for file in /docker-entrypoint-initdb.d/*; do
		case "$file" in
		*.sh) if [ -x "$file" ]; then "$file"; else . "$file"; fi ;;
		*.sql) mariadb -uroot -p"$MARIADB_ROOT_PASSWORD" <"$file" ;;
		esac
	done
	kill "$server"
	wait "$server"
fi
exec "$@"
