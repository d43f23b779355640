#!/bin/sh
# Dumps the PostgreSQL of DATABASE_URL into HAIXUAN_BACKUP_DIR, with users' files of HAIXUAN_DATA_DIR beside the dump, and
# keeps the newest HAIXUAN_BACKUP_KEEP of both.
# A dump has its name only when it is complete and its list of contents can be read.
set -eu
umask 077
if [ -n "${DATABASE_URL_FILE:-}" ]; then
  DATABASE_URL=$(cat "$DATABASE_URL_FILE")
fi
: "${DATABASE_URL:?is not set: systemd reads it from /etc/haixuan.env}"
folder=${HAIXUAN_BACKUP_DIR:-/var/backups/haixuan}
keep=${HAIXUAN_BACKUP_KEEP:-14}
case $keep in
  '' | *[!0-9]* | 0*)
    echo "HAIXUAN_BACKUP_KEEP=$keep is not a whole number from 1: write for example 14." >&2
    exit 2
    ;;
esac

data=${HAIXUAN_DATA_DIR:-/var/lib/haixuan}
dump=$folder/haixuan-$(date -u +%Y-%m-%dT%H%M%SZ).dump
files=${dump%.dump}.files.tar
trap 'rm -f "$dump.part" "$files.part"' EXIT
pg_dump --format=custom --file="$dump.part" --dbname="$DATABASE_URL"
pg_restore --list "$dump.part" >/dev/null
# After the dump, so that every file of its rows is there. With a bucket there is no folder.
if [ -d "$data/files" ]; then
  # 1 says that a file went meanwhile: its row was removed first.
  tar --create --file="$files.part" --directory="$data" --exclude='*.part' files || [ $? -eq 1 ]
  sync "$files.part"
  mv "$files.part" "$files"
fi
sync "$dump.part"
mv "$dump.part" "$dump"
echo "Backup: $dump"

# The names sort by time. Only after a new dump is complete does an old one go.
find "$folder" -maxdepth 1 -name 'haixuan-*.dump' | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
  rm -f "$old" "${old%.dump}.files.tar"
done
