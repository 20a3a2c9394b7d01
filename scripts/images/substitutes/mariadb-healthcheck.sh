#!/bin/sh
# Whether the server accepts connections of other containers and has its tables, whatever the options.
exec mariadb --defaults-extra-file=/var/lib/mysql/.my-healthcheck.cnf --protocol=tcp --host=127.0.0.1 \
	--execute="SELECT 1 FROM information_schema.ENGINES WHERE engine = 'InnoDB'" >/dev/null
