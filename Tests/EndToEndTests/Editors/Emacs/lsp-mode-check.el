;;; lsp-mode-check.el --- lsp-mode with a11y-lsp alongside other servers  -*- lexical-binding: t; -*-

(load (expand-file-name "support.el" (file-name-directory load-file-name)) nil t)
(setq lsp-auto-guess-root t lsp-enable-snippet nil lsp-session-file (make-temp-file "lsp-session")
      lsp-keep-workspace-alive nil lsp-restart 'ignore lsp-diagnostics-provider :flymake lsp-idle-delay 0.01
      lsp-enable-file-watchers nil lsp-warn-no-matched-clients nil lsp-headerline-breadcrumb-enable nil
      lsp-modeline-code-actions-enable nil lsp-modeline-diagnostics-enable nil)
(require 'lsp-mode)
(require 'lsp-diagnostics)
(setq check-subject (format "Emacs %s, lsp-mode" emacs-version))
(open-case)
(lsp-workspace-folders-add default-directory)
(lsp-workspace-folders-add (locate-dominating-file default-directory ".git"))
(lsp)

(defun sorted-diagnostics ()
  ;; Without a display, Emacs is never idle.
  (run-hooks 'lsp-on-idle-hook)
  (sort (copy-sequence (gethash (lsp--fix-path-casing (buffer-file-name)) (lsp-diagnostics)))
        (lambda (left right) (< (line-of left) (line-of right)))))

(defun line-of (diagnostic)
  (lsp:position-line (lsp:range-start (lsp:diagnostic-range diagnostic))))

(defun findings ()
  (mapcar (lambda (diagnostic) (format "%d %s" (1+ (line-of diagnostic)) (lsp:diagnostic-code? diagnostic)))
          (sorted-diagnostics)))

(check-becomes "findings appear after opening" #'findings (case-value "opened"))
(check "the server runs alongside others" (lsp--client-add-on? (gethash 'a11y-lsp lsp-clients)))
(goto-char (lsp--position-to-point (lsp:range-start (lsp:diagnostic-range (car (sorted-diagnostics))))))
(let ((value (lsp:markup-content-value
              (lsp:hover-contents (lsp-request "textDocument/hover" (lsp--text-document-position-params))))))
  (check "the hover shows the announcement" (string-match-p "^\\(\\*\\*\\)?\\(VoiceOver\\|TalkBack\\):" value) value)
  (check "the hover explains the rule" (string-match-p (regexp-quote (case-value "hover")) value) value))
(check-explanation)
(let ((text (fixed-text))
      (actions (lsp-code-actions-at-point)))
  (lsp-execute-code-action
   (cl-find (case-value "fix" "title") actions :key #'lsp:code-action-title :test #'equal))
  (check-becomes "the fix changes the buffer" #'buffer-string text))
(check-becomes "the finding disappears" #'findings (case-value "afterFix"))
(let ((text (text-with-all-fixes 0)))
  (lsp-execute-code-action-by-kind "source.fixAll")
  (check-becomes "fix-all changes the buffer" #'buffer-string text))
(check-becomes "no findings remain" #'findings nil)

;; lsp-mode kills servers without waiting for them to exit.
(let ((process (lsp--workspace-cmd-proc (car (lsp-workspaces)))))
  (lsp-request "shutdown" nil)
  (lsp-notify "exit" nil)
  (check-becomes "the server exits with code 0"
                 (lambda () (and (not (process-live-p process)) (process-exit-status process))) 0))
(end-checks)
