#!/bin/sh
# Checks the settings for Helix in a real one: run.sh [SERVER]
#
# SERVER, METAMODEL and SESSIONS are those of ../common.sh. Helix comes from other
# SUITES of Debian, by default “trixie”, beside the system's packages.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../../tools.sh"
/usr/bin/python3 -c 'import pexpect, pyte' 2>/dev/null || install python3-pexpect python3-pyte || exit 1
helix() { sh "$checks/../../Neovim/debian-suite.sh" "$1" hx /usr/lib/hx/hx "hx-$1"; }
for suite in ${SUITES:-trixie}; do
  helix "$suite" >/dev/null || { not_installed "Helix from $suite"; exit 1; }
done
[ "${1:-}" = --install ] && exit
. "$checks/../common.sh"
mkdir "$work/bin"

# One Helix and one language.
check() {
  # Helix kills what it started; the recorder then still sees the end of its input.
  printf '#!/bin/sh\n%s\n' "$(recorded "helix-$1-$2")" >"$work/bin/a11y-lsp"
  chmod +x "$work/bin/a11y-lsp"
  cd "$(sample_project)" || exit 1
  # Other servers are not on this PATH.
  HELIX_RUNTIME=$bin/../$1/usr/lib/hx/runtime HOME=$work PATH=$work/bin:/usr/bin:/bin \
    timeout 180 /usr/bin/python3 "$checks/check.py" "$bin/hx-$1" "$2" "$editors/cases.json" \
    "$package/editors/helix/languages.toml" 2>"$work/errors" ||
    { echo "FAIL  Helix, $2: ended with code $?" && cat "$work/errors"; }
  await_session "helix-$1-$2"
}

for suite in ${SUITES:-trixie}; do
  bin=$(helix "$suite")
  for language in swift kotlin xml; do check "$suite" "$language"; done
done | tee "$log"
finish
