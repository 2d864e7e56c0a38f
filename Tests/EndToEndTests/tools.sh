# Installs what a check needs. Each run.sh sources this file, calls `require` and `environment`, and then exits if it's
# started as `run.sh --install`. Environments are kept in `tools`, so a second run doesn't need the network.
tools=${XDG_CACHE_HOME:-$HOME/.cache}/a11y-lsp-checks
mkdir -p "$tools"

# require COMMAND PACKAGE…: installs Debian packages unless COMMAND exists.
require() {
  command -v "$1" >/dev/null 2>&1 && return
  shift
  install "$@"
}

# install PACKAGE…: installs Debian packages. A failed download is retried twice.
install() {
  locked apt-get -q -y -o Acquire::Retries=2 install --no-install-recommends "$@" >"$tools/apt.log" 2>&1 && return
  # A new machine has no package lists, and outdated lists name removed packages.
  locked apt-get -q -o Acquire::Retries=2 update >"$tools/apt.log" 2>&1
  locked apt-get -q -y -o Acquire::Retries=2 install --no-install-recommends "$@" >"$tools/apt.log" 2>&1 && return
  tail -n 5 "$tools/apt.log" >&2
  not_installed "$@"
}

# environment NAME REQUIREMENT…: prints the path of a Python virtual environment with packages from PyPI. A failed
# download is retried twice.
environment() {
  path=$tools/$1
  shift
  python3 -m venv "$path" >/dev/null 2>&1 || { install python3-venv && python3 -m venv "$path" >&2; } || return 1
  "$path/bin/python" -m pip install --quiet --disable-pip-version-check --retries 2 "$@" >&2 || not_installed "$@" >&2 ||
    return 1
  echo "$path"
}

not_installed() {
  echo "FAIL  couldn't install $*"
  return 1
}

# apt-get fails if another one is running.
locked() { flock "$tools/apt.lock" "$@"; }
