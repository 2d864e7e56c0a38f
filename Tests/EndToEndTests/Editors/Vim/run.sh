#!/bin/sh
# Checks the linters for ALE in a real Vim: run.sh [SERVER]
#
# See ../common.sh for SERVER, METAMODEL, and SESSIONS. On Debian, Vim and ALE are installed.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../../tools.sh"
require vim vim || exit 1
[ -d "${ALE:-/usr/share/vim-ale}" ] || install vim-ale || exit 1
[ "${1:-}" = --install ] && exit
. "$checks/../common.sh"

for language in swift kotlin xml; do
  cat >"$work/a11y-lsp" <<END
#!/bin/sh
# Records server sessions, and runs other commands directly.
[ "\$1" = server ] && exec $(recorded "vim-$language")
exec $server "\$@"
END
  chmod +x "$work/a11y-lsp"
  cd "$(sample_project)" || exit 1
  A11Y_CASE=$language A11Y_EDITORS=$editors A11Y_PACKAGE=$package/editors/vim A11Y_SERVER=$work/a11y-lsp HOME=$work \
    timeout 120 vim -Nu NONE -i NONE -n -es -S "$checks/check.vim" 2>"$work/errors" ||
    { echo "FAIL  vim, $language: ended with code $?" && cat "$work/errors"; }
  await_session "vim-$language"
done | tee "$log"
finish
