#!/bin/sh
# Checks a11y-lsp.el in real Emacs versions: run.sh [SERVER]
#
# See ../common.sh for SERVER, METAMODEL, and SESSIONS. EMACSEN lists the Emacs commands, by default “emacs”, which is
# installed with Eglot and lsp-mode on Debian.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../../tools.sh"
require emacs emacs-nox || exit 1
ls /usr/share/emacs/site-lisp/elpa/lsp-mode-* >/dev/null 2>&1 || install elpa-eglot elpa-lsp-mode || exit 1
[ "${1:-}" = --install ] && exit
. "$checks/../common.sh"

# Checks one script and one language in one Emacs.
check() {
  name=$(basename "$emacs")-$1-$2
  cat >"$work/a11y-lsp" <<END
#!/bin/sh
# Records server sessions, and runs other commands directly.
[ "\$1" = server ] && exec $(recorded "$name")
exec $server "\$@"
END
  chmod +x "$work/a11y-lsp"
  cd "$(sample_project)" || exit 1
  A11Y_CASE=$2 A11Y_EDITORS=$editors A11Y_PACKAGE=$package/editors/emacs A11Y_SERVER=$work/a11y-lsp HOME=$work \
    timeout 900 "$emacs" -Q --batch -l "$checks/$1-check.el" 2>"$work/errors" ||
    { echo "FAIL  $name: ended with code $?" && tail -n 30 "$work/errors"; }
}

for emacs in ${EMACSEN:-emacs}; do
  TMPDIR=$work $emacs -Q --batch --eval '(setq byte-compile-error-on-warn t byte-compile-dest-file-function (lambda (_) (expand-file-name "a11y-lsp.elc" temporary-file-directory)))' \
    -f batch-byte-compile "$package/editors/emacs/a11y-lsp.el" 2>"$work/errors" &&
    echo "ok    $emacs: a11y-lsp.el compiles without warnings" ||
    { echo "FAIL  $emacs: a11y-lsp.el compiles without warnings" && cat "$work/errors"; }
  for script in eglot lsp-mode flymake; do
    for language in swift kotlin xml; do check $script $language; done
  done
done | tee "$log"
finish
