#!/bin/sh
# What a container of the image does: run.sh server | worker | health | <a command of haixuan help>
set -eu
api=$(cd "$(dirname "$0")/../../apps/api" && pwd)
# What it writes is for its own user.
umask 077
[ $# -gt 0 ] || set -- server
case $1 in
  server | worker)
    if [ "$1" = worker ]; then
      HAIXUAN_WORKER=only
      export HAIXUAN_WORKER
    fi
    cd "$api"
    exec node --max-semi-space-size=32 --max-old-space-size=1024 --wasm-tiering-budget=50000000 --enable-source-maps dist/main.js
    ;;
  health)
    exec node -e 'fetch("http://127.0.0.1:" + (process.env.PORT || 3000) + "/healthz").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))'
    ;;
  *)
    exec node --wasm-tiering-budget=500000000 --enable-source-maps "$api/dist/haixuan.js" "$@"
    ;;
esac
