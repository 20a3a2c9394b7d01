#!/bin/sh
# Makes a database and a user of its own for each service and for Keycloak; MariaDB's image runs it once, on an empty volume.
set -eu
for name in calendar clubs community documents forums notifications registry keycloak; do
	variable="$(echo "$name" | tr '[:lower:]' '[:upper:]')_PASSWORD"
	password="$(printenv "$variable")"
	mariadb -uroot -p"$MARIADB_ROOT_PASSWORD" <<-SQL
		CREATE DATABASE $name CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
		CREATE USER '$name'@'%' IDENTIFIED BY '$password';
		GRANT ALL PRIVILEGES ON $name.* TO '$name'@'%';
	SQL
done
