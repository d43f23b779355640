#!/bin/sh
# Makes what deploy/container/compose.yaml needs and is not there yet, in the folder secrets/ beside it: a password of the
# database, its address, a token for the figures, and a certificate that this script signs itself, for a first try.
# first-secrets.sh [name of the site]
# Files are readable by everybody because the users in the containers have other numbers; the folder is closed instead.
set -eu
site=${1:-localhost}
case $site in
  '' | -* | *[!A-Za-z0-9.-]*)
    echo "$site is not a host name: write for example data.example.com." >&2
    exit 2
    ;;
esac
folder=$(cd "$(dirname "$0")" && pwd)/secrets
mkdir -p "$folder"
chmod 700 "$folder"

# Writes a file whole or not at all, and never over one that is there.
keep() {
  if [ -e "$folder/$1" ]; then
    cat >/dev/null
    echo "$1 is there already."
    return
  fi
  cat >"$folder/$1.part"
  chmod 444 "$folder/$1.part"
  mv "$folder/$1.part" "$folder/$1"
  echo "$1 is new."
}

openssl rand -hex 24 | tr -d '\n' | keep database-password
printf 'postgres://haixuan:%s@database/haixuan' "$(cat "$folder/database-password")" | keep database-url
openssl rand -hex 24 | tr -d '\n' | keep metrics-token
if [ ! -e "$folder/tls-key.pem" ]; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj "/CN=$site" -addext "subjectAltName=DNS:$site" \
    -keyout "$folder/key.new" -out "$folder/certificate.new" 2>/dev/null
  keep tls-certificate.pem <"$folder/certificate.new"
  keep tls-key.pem <"$folder/key.new"
  rm -f "$folder/key.new" "$folder/certificate.new"
  echo "Browsers warn of the certificate until you put your own into $folder."
fi
