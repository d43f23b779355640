#!/bin/sh
# Builds the site and the server in a checkout and copies what they need to run into a new folder that belongs to the
# user of this script and that nobody can write to. Used by the Dockerfile.
# build.sh <new folder>
set -eu
if [ $# -ne 1 ]; then
  echo 'Usage: build.sh <new folder>' >&2
  exit 2
fi
target=$1
cd "$(dirname "$0")/../.."

# `npm test` has built both before it runs this script; an image starts from nothing.
if [ "${HAIXUAN_IS_BUILT:-}" != 1 ]; then
  pnpm=$(sed -n 's/.*npx -y \(pnpm@[0-9.]*\) run check.*/\1/p' package.json)
  npx -y "$pnpm" install --frozen-lockfile
  npx -y "$pnpm" run build:site
  node tooling/build-server.mjs
fi
node tooling/server-tree.mjs "$target"
chmod -R u=rwX,go=rX "$target"
chmod -R a-w "$target"
