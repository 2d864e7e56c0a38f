#!/bin/sh
# Checks the server in real Neovim versions: run.sh [SERVER]
#
# SERVER is the a11y-lsp to check, by default the one from `swift build`. NEOVIMS lists the Neovim commands, by default
# “nvim nvim-0.10”; on Debian, missing ones are installed. METAMODEL is the protocol's metaModel.json, by default in
# ../shared/protocol; without it, the recorded sessions aren't validated. SESSIONS is a directory for the recorded
# sessions, by default a temporary one. Prints one line per check, then “N passed, N failed”.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../tools.sh"
package=$(cd "$checks/../../.." && pwd)
protocol=$checks/../Protocol

# Prints the path of the Neovim command $1, and installs it if necessary. Fails if that isn't possible.
find_neovim() {
  if command -v "$1" >/dev/null 2>&1; then
    command -v "$1"
    return
  fi
  case $1 in
    nvim) install neovim >&2 && command -v nvim ;;
    nvim-0.10) echo "$("$checks/debian-suite.sh" trixie neovim /usr/bin/nvim nvim-0.10)/nvim-0.10" ;;
    nvim-0.12) echo "$("$checks/debian-suite.sh" sid neovim /usr/bin/nvim nvim-0.12)/nvim-0.12" ;;
    *) return 1 ;;
  esac
}

if [ "${1:-}" = --install ]; then
  for name in ${NEOVIMS:-nvim nvim-0.10}; do find_neovim "$name" || exit 1; done
  exit
fi
server=${1:-$(swift build --package-path "$package" --show-bin-path)/a11y-lsp}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sessions=${SESSIONS:-$work/sessions}
mkdir -p "$sessions"
log=$work/log

# Checks one case in one Neovim: `resources` with resources.lua and its project, a language with check.lua.
check() {
  script=check
  folder=project
  if [ "$1" = resources ]; then
    script=resources
    folder=resources
  fi
  project=$work/project
  rm -rf "$project"
  cp -R "$checks/$folder" "$project"
  mkdir "$project/.git"
  session=$sessions/$(basename "$neovim")-$1.json
  cd "$project" || exit 1
  A11Y_CASE=$1 A11Y_CHECKS=$checks A11Y_CONFIG=$package/editors/neovim XDG_STATE_HOME=$work/state XDG_CACHE_HOME=$work/cache \
    A11Y_SERVER="python3 $protocol/record.py $session -- $server server --stdio" \
    timeout 180 "$neovim" --headless --clean -n -i NONE -c "luafile $checks/$script.lua" 2>"$work/errors" ||
    { echo "FAIL  $neovim, $1: ended with code $?" && cat "$work/errors"; }
}

for name in ${NEOVIMS:-nvim nvim-0.10}; do
  if neovim=$(find_neovim "$name"); then
    for language in swift kotlin xml resources; do check "$language"; done
  else
    echo "FAIL  couldn't install $name"
  fi
done | tee "$log"

metamodel=${METAMODEL:-}
for candidate in "$package/../shared/protocol/metaModel-3.18.json" "$package/../shared/protocol/metaModel-3.17.json"; do
  if [ -z "$metamodel" ] && [ -e "$candidate" ]; then metamodel=$candidate; fi
done
if [ -n "$metamodel" ]; then
  if python3 "$protocol/validate.py" "$metamodel" "$sessions"/*.json; then
    echo "ok    every server message conforms to the protocol" | tee -a "$log"
  else
    echo "FAIL  every server message conforms to the protocol" | tee -a "$log"
  fi
else
  echo "skip  metaModel.json is missing; set METAMODEL to validate the recorded sessions"
fi

passed=$(grep -c '^ok' "$log")
failed=$(grep -c '^FAIL' "$log")
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
