#!/bin/sh
# A relay for the containers of its network, with the variables of the public image that deploy/compose.yaml sets.
set -eu
set_option() { postconf -e "$1 = $2"; }
set_option maillog_file /dev/stdout
set_option mynetworks '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16'
set_option mydestination localhost
set_option inet_protocols ipv4
set_option relayhost "${RELAYHOST:-}"
if [ -n "${RELAYHOST_USERNAME:-}" ]; then
	echo "$RELAYHOST $RELAYHOST_USERNAME:$RELAYHOST_PASSWORD" >/etc/postfix/sasl_passwd
	chmod 600 /etc/postfix/sasl_passwd
	postmap /etc/postfix/sasl_passwd
	set_option smtp_sasl_auth_enable yes
	set_option smtp_sasl_password_maps hash:/etc/postfix/sasl_passwd
	set_option smtp_sasl_security_options noanonymous
fi
: "${ALLOWED_SENDER_DOMAINS:?is needed: the domains of the senders}"
for domain in $ALLOWED_SENDER_DOMAINS; do echo "$domain OK"; done >/etc/postfix/allowed_senders
postmap /etc/postfix/allowed_senders
set_option smtpd_sender_restrictions 'check_sender_access hash:/etc/postfix/allowed_senders, reject'
# Each variable POSTFIX_name is the option of this name.
env | sed -n 's/^POSTFIX_//p' | while IFS='=' read -r name value; do set_option "$name" "$value"; done
postconf -M -e '587/inet = 587 inet n - n - - smtpd'
# Another root than /var/spool/postfix would need copies of the files of /etc.
postconf -F '*/*/chroot = n'
exec postfix start-fg
