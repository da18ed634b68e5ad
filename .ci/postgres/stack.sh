#!/usr/bin/env bash
# A PostgreSQL of our own on loopback, for the tests with the build tag "servers".
# Nothing leaves the machine; no cluster of the system's is touched. Run as root on
# Debian.
#
#   stack.sh install   fetch the packages that are missing
#   stack.sh start     install, make a cluster, start it, wait until it answers;
#                      what stays behind holds nothing of the caller's open
#   stack.sh env       print what the tests want to know, to be eval'ed
#   stack.sh restart   break it off, as a crash does, and start it again
#   stack.sh base      copy the cluster, while it runs, into the folder base
#   stack.sh back TIME put the copy back, with what was committed until then, as a
#                      second cluster on the next port
#   stack.sh log       print the end of the log
#   stack.sh stop      stop what start started
#
# RUN is the folder for all that is written, /tmp/machipost-postgres unless given.
# Keep its path short: a socket's path may have 107 bytes. PORT is 21432 unless given.
set -euo pipefail

run=${RUN:-/tmp/machipost-postgres}
port=${PORT:-21432}
packages="postgresql postgresql-client"

install_packages() {
  if command -v pg_config >/dev/null 2>&1 && compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; then return; fi
  export DEBIAN_FRONTEND=noninteractive
  # Debian makes a cluster and starts it when it installs, unless these refuse.
  if [ ! -e /usr/sbin/policy-rc.d ]; then
    printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
    chmod +x /usr/sbin/policy-rc.d
    trap 'rm -f /usr/sbin/policy-rc.d' EXIT
  fi
  apt-get -qq update
  # shellcheck disable=SC2086 # a list of words
  apt-get -qq install -y --no-install-recommends $packages >/dev/null
}

# as runs a program of the newest PostgreSQL that is installed, as its user, in a
# folder that this may enter.
as() {
  local bin
  bin=$(compgen -G '/usr/lib/postgresql/*/bin' | sort -V | tail -1)
  (cd "$run" && runuser -u postgres -- "$bin/$1" "${@:2}")
}

# control starts and stops it; the server keeps nothing of ours open.
control() { as pg_ctl -D "$run/data" -w -t 60 -l "$run/log" "$@" </dev/null >>"$run/ctl.log" 2>&1; }

start() {
  install_packages
  mkdir -p "$run"
  chown postgres: "$run"
  if [ ! -e "$run/data/PG_VERSION" ]; then
    head -c 18 /dev/urandom | base64 | tr -d '+/\n' >"$run/password"
    chown postgres: "$run/password"
    chmod 600 "$run/password"
    install -d -o postgres -m 0700 "$run/archive"
    as initdb -D "$run/data" -U machipost -A scram-sha-256 --pwfile "$run/password" -E UTF8 --locale C.UTF-8 >"$run/init.log"
    cat >>"$run/data/postgresql.conf" <<END
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = '$run'
max_connections = 200
fsync = off # nothing here must outlive the machine
archive_mode = on
archive_command = 'cp %p $run/archive/%f'
${SETTINGS:-}
END
  fi
  control start
}

# stop_back stops the second cluster.
stop_back() {
  if [ -e "$run/back/postmaster.pid" ]; then as pg_ctl -D "$run/back" -w stop -m immediate >/dev/null; fi
}

case ${1:-} in
install) install_packages ;;
start) start ;;
env)
  printf 'export MACHIPOST_POSTGRES=postgres://machipost@127.0.0.1:%s/postgres?sslmode=disable\n' "$port"
  printf 'export MACHIPOST_POSTGRES_PASSWORD=%s/password\n' "$run"
  printf 'export MACHIPOST_POSTGRES_STACK=%s\n' "$(cd "$(dirname "$0")" && pwd)/stack.sh"
  ;;
restart) control restart -m immediate ;;
base)
  rm -rf "$run/base"
  PGPASSWORD=$(cat "$run/password") as pg_basebackup -h 127.0.0.1 -p "$port" -U machipost -D "$run/base" --checkpoint fast
  ;;
back)
  stop_back
  rm -rf "$run/back"
  cp -a "$run/base" "$run/back"
  cat >>"$run/back/postgresql.conf" <<END
port = $((port + 1))
archive_mode = off
restore_command = 'cp $run/archive/%f %p'
recovery_target_time = '${2:?a time}'
recovery_target_action = promote
END
  touch "$run/back/recovery.signal"
  chown postgres: "$run/back/recovery.signal"
  as pg_ctl -D "$run/back" -w -t 60 -l "$run/back.log" start </dev/null >>"$run/ctl.log" 2>&1
  ;;
log) tail -n 60 "$run/log" ;;
stop)
  stop_back
  # What the end of the machine has left behind runs no more.
  if [ -e "$run/data/postmaster.pid" ] && control status; then control stop -m immediate; fi
  ;;
*)
  sed -n '2,20s/^# \{0,1\}//p' "$0" >&2
  exit 2
  ;;
esac
