;;; eglot-check.el --- Eglot with a11y-lsp as the buffer's server  -*- lexical-binding: t; -*-

(load (expand-file-name "support.el" (file-name-directory load-file-name)) nil t)
(require 'eglot)
(setq check-subject (format "Emacs %s, Eglot" emacs-version)
      eglot-sync-connect 100 eglot-autoshutdown nil eglot-send-changes-idle-time 0.01
      eglot-confirm-server-initiated-edits nil eglot-confirm-server-edits nil)
(a11y-lsp-eglot-setup)
(open-case)
(apply #'eglot--connect (eglot--guess-contact))
(unless (eglot-managed-p) (eglot--maybe-activate-editing-mode))

(defun findings ()
  ;; Without a display, Emacs is never idle, so run here what would wait for idle time.
  (eglot--signal-textDocument/didChange)
  (flymake-start)
  (mapcar (lambda (finding)
            (save-excursion
              (goto-char (flymake-diagnostic-beg finding))
              (format "%d %s" (line-number-at-pos)
                      ;; `message [rule]' or `source [rule]: message'
                      (let ((text (flymake-diagnostic-text finding)))
                        (string-match "\\[?\\([a-z]+\\(-[a-z]+\\)+\\)\\]" text)
                        (match-string 1 text)))))
          (sort (flymake-diagnostics)
                (lambda (left right) (< (flymake-diagnostic-beg left) (flymake-diagnostic-beg right))))))

(defun choose-action (title kind start end)
  "Choose TITLE in the menu of KIND actions for the text from START to END."
  (cl-letf (((symbol-function 'completing-read)
             (lambda (_prompt titles &rest _) (car (member title (all-completions "" titles)))))
            ((symbol-function 'y-or-n-p) #'always)
            ;; Open the menu as if with a key, not with the mouse.
            (last-nonmenu-event ?a))
    (eglot-code-actions start end kind t)))

(check-becomes "findings appear after opening" #'findings (case-value "opened"))
(let* ((first (car (sort (flymake-diagnostics)
                         (lambda (left right) (< (flymake-diagnostic-beg left) (flymake-diagnostic-beg right))))))
       (start (flymake-diagnostic-beg first)))
  (goto-char start)
  (let ((value (plist-get (plist-get (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                                      (eglot--TextDocumentPositionParams))
                                     :contents)
                          :value)))
    (check "the hover shows the announcement" (string-match-p "^\\(\\*\\*\\)?\\(VoiceOver\\|TalkBack\\):" value) value)
    (check "the hover explains the rule" (string-match-p (regexp-quote (case-value "hover")) value) value))
  (check-explanation)
  (let ((text (fixed-text)))
    (choose-action (case-value "fix" "title") "quickfix" start (flymake-diagnostic-end first))
    (check-becomes "the fix changes the buffer" #'buffer-string text)))
(check-becomes "the finding disappears" #'findings (case-value "afterFix"))
(let ((text (text-with-all-fixes 0)))
  (choose-action "Apply all safe accessibility fixes in this file" "source.fixAll.a11y" (point-min) (point-max))
  (check-becomes "fix-all changes the buffer" #'buffer-string text))
(check-becomes "no findings remain" #'findings nil)


;; Up to Emacs 28, Eglot kills servers without waiting for them to exit.
(let* ((server (eglot--current-server-or-lose))
       (process (jsonrpc--process server)))
  (jsonrpc-request server :shutdown nil)
  (jsonrpc-notify server :exit nil)
  (check-becomes "the server exits with code 0"
                 (lambda () (and (not (process-live-p process)) (process-exit-status process))) 0))
(end-checks)
