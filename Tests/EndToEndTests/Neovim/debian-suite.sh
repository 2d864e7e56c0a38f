#!/bin/sh
# debian-suite.sh SUITE PACKAGE PROGRAM COMMAND
#
# Unpacks PACKAGE from another Debian SUITE with its dependencies to a separate directory, and writes a script COMMAND
# that starts its PROGRAM. The system's packages don't change. The mirror is the one that apt uses.
# Prints the directory of COMMAND.
set -eu
suite=$1 package=$2 program=$3 command=$4
cache=${XDG_CACHE_HOME:-$HOME/.cache}/a11y-lsp-editors
root=$cache/$suite
bin=$cache/bin

if [ ! -x "$bin/$command" ]; then
  mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
    awk '/^URIs:/ { print $2; exit } /^deb / { for (i = 2; i <= NF; i++) if ($i ~ /^http/) { print $i; exit } }' || true)
  if [ -z "$mirror" ]; then
    echo "debian-suite.sh: error: no mirror is configured for apt" >&2
    exit 1
  fi

  state=$root/.apt
  mkdir -p "$state/lists/partial" "$state/archives/partial" "$state/etc/apt.conf.d" "$state/etc/preferences.d" "$bin"
  : >"$state/status"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $suite main" >"$state/sources.list"
  set -- -q -o Dir::Etc="$state/etc" -o Dir::Etc::sourcelist="$state/sources.list" -o Dir::Etc::sourceparts=- \
    -o Dir::State="$state" -o Dir::State::lists="$state/lists" -o Dir::State::status="$state/status" \
    -o Dir::Cache::archives="$state/archives" -o APT::Install-Recommends=0 -o Debug::NoLocking=1 \
    -o APT::Sandbox::User=root -o Acquire::Languages=none -o Acquire::Retries=2
  apt-get "$@" update >&2
  apt-get "$@" -y --download-only install "$package" >&2
  for archive in "$state"/archives/*.deb; do
    dpkg-deb --fsys-tarfile "$archive" | tar -x --keep-directory-symlink -C "$root"
  done
  rm -rf "$state"

  # The program uses its suite's loader and libraries; its child processes use the system's.
  loader=$(find "$root" -name 'ld-linux*.so.*' | head -n 1)
  libraries=$(dirname "$(find "$root" -name libc.so.6 | head -n 1)")
  share=$(find "$root/usr/share/lua" -maxdepth 1 -name '5.1' 2>/dev/null | head -n 1)
  cat >"$bin/$command" <<END
#!/bin/sh
export VIMRUNTIME="$root/usr/share/nvim/runtime"
export LUA_PATH="$share/?.lua;;"
export LUA_CPATH="$libraries/lua/5.1/?.so;;"
exec "$loader" --library-path "$libraries:$root/lib/$(basename "$libraries")" --argv0 "$program" "$root$program" "\$@"
END
  chmod +x "$bin/$command"
fi
echo "$bin"
