#!/bin/sh
# Restores the newest dump of HAIXUAN_BACKUP_DIR into the scratch database haixuan_drill, reads it and drops it.
# Fails when there is no dump, when the newest is older than two days, or when it cannot be restored.
set -eu
if [ -n "${DATABASE_URL_FILE:-}" ]; then
  DATABASE_URL=$(cat "$DATABASE_URL_FILE")
fi
: "${DATABASE_URL:?is not set: systemd reads it from /etc/haixuan.env}"
folder=${HAIXUAN_BACKUP_DIR:-/var/backups/haixuan}

dump=$(find "$folder" -maxdepth 1 -name 'haixuan-*.dump' | sort | tail -n 1)
if [ -z "$dump" ]; then
  echo "No backup in $folder: look at the log of haixuan-backup.service." >&2
  exit 1
fi
if [ -n "$(find "$dump" -mmin +2880)" ]; then
  echo "The newest backup, $dump, is older than two days: look at the log of haixuan-backup.service." >&2
  exit 1
fi

scratch=$(printf %s "$DATABASE_URL" | sed 's|^\([a-z]*://[^/]*/\)[^?]*|\1haixuan_drill|')
drop() {
  dropdb --if-exists --maintenance-db="$DATABASE_URL" haixuan_drill
}
drop
trap drop EXIT
createdb --maintenance-db="$DATABASE_URL" --template=template0 --encoding=UTF8 \
  --lc-collate=C --lc-ctype=C.UTF-8 haixuan_drill
pg_restore --exit-on-error --no-owner --dbname="$scratch" "$dump"

ask() {
  psql --no-psqlrc --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$1" "$scratch"
}
migrations=$(ask 'select count(*) from schema_migration')
if [ "$migrations" -eq 0 ]; then
  echo "$dump holds no site: none of its migrations is in it." >&2
  exit 1
fi
files=${dump%.dump}.files.tar
if [ -e "$files" ]; then
  tar --list --file="$files" >/dev/null
fi
echo "Restored $dump: $migrations migrations, $(ask 'select count(*) from app_user') accounts."
