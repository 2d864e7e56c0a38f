#!/bin/sh
# Checks the settings for Helix in a real Helix: run.sh [SERVER]
#
# See ../common.sh for SERVER, METAMODEL, and SESSIONS. Helix comes from other Debian SUITES, by default “trixie”, in
# addition to the system's packages.
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

# Checks one language in the Helix of one suite.
check() {
  # Helix kills its child process, but the recorder still gets the end of its input.
  printf '#!/bin/sh\n%s\n' "$(recorded "helix-$1-$2")" >"$work/bin/a11y-lsp"
  chmod +x "$work/bin/a11y-lsp"
  cd "$(sample_project)" || exit 1
  # This PATH contains no other servers.
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
