#!/bin/sh
# Installs what the lock file names unless it is there already, then runs scripts/<name>.ts on the project's Node.
set -eu
cd "$(dirname "$0")/.."

if ! cmp -s package-lock.json node_modules/.installed-lock.json 2>/dev/null; then
  echo "› Installing packages (about a minute)"
  npm ci --loglevel=error --no-progress
  cp package-lock.json node_modules/.installed-lock.json
fi

name="$1"
shift
export PATH="$PWD/node_modules/.bin:$PATH"
export NEXT_TELEMETRY_DISABLED=1
# Node keeps compiled code here; without it the types of each file are taken out anew, by a program of 20 MB.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-${DATA_DIR:-$PWD/data}/compile-cache}"
exec node --disable-warning=ExperimentalWarning "scripts/$name.ts" "$@"
