;;; a11y-lsp.el --- Accessibility linter for mobile apps  -*- lexical-binding: t; -*-

;; Author: The a11y-lsp contributors
;; Version: 0.1.0
;; Package-Requires: ((emacs "27.1"))
;; Keywords: languages, tools, accessibility
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Finds accessibility problems in SwiftUI, UIKit, Jetpack Compose, Android Views, and Android XML as you type.  Choose
;; one of three setups:
;;
;; - Eglot, if a11y-lsp is the buffer's only server: `a11y-lsp-eglot-setup'.
;; - Eglot with another server for the language: `a11y-lsp-flymake-setup' in `eglot-managed-mode-hook'.  Eglot runs one
;;   server per buffer, so findings come from the command line.  Without Eglot: in the mode's hook.
;; - lsp-mode, alongside any other server: loading this file is enough.

;;; Code:

(require 'cl-lib)
(require 'flymake)
(require 'subr-x)

(defvar eglot-server-programs)
(declare-function lsp--client-capabilities "lsp-mode" (&optional custom))
(declare-function lsp-cur-line-diagnostics "lsp-mode" ())
(declare-function lsp:diagnostic-code? "lsp-protocol" (object))
(declare-function lsp:diagnostic-source? "lsp-protocol" (object))
(declare-function lsp-register-client "lsp-mode" (client))
(declare-function lsp-register-custom-settings "lsp-mode" (props))
(declare-function make-lsp-client "lsp-mode" (&rest slots))
(declare-function lsp-stdio-connection "lsp-mode" (command &optional test-command))

(defgroup a11y-lsp nil
  "Accessibility linter for mobile apps."
  :group 'tools)

(defcustom a11y-lsp-program "a11y-lsp"
  "The a11y-lsp binary to run."
  :type 'string)

(defcustom a11y-lsp-profile nil
  "Rule set to use; nil means the one in `.a11y-lsp.json'."
  :type '(choice (const :tag "Use .a11y-lsp.json" nil) (const "recommended") (const "strict")))

(defconst a11y-lsp-modes
  '((swift-mode . "swift") (swift-ts-mode . "swift") (kotlin-mode . "kotlin") (kotlin-ts-mode . "kotlin")
    (nxml-mode . "xml"))
  "Major modes that a11y-lsp supports, with their LSP language IDs.")

;;;; Eglot

;;;###autoload
(defun a11y-lsp-eglot-setup (&rest modes)
  "Make a11y-lsp the server that Eglot starts for MODES.
MODES defaults to all of `a11y-lsp-modes'."
  (with-eval-after-load 'eglot
    (dolist (mode (or modes (mapcar #'car a11y-lsp-modes)))
      (push (cons (list (list mode :language-id (alist-get mode a11y-lsp-modes)))
                  (append (list a11y-lsp-program "server")
                          (and a11y-lsp-profile (list :initializationOptions (list :profile a11y-lsp-profile)))))
            eglot-server-programs))))

;;;; lsp-mode

(with-eval-after-load 'lsp-mode
  (lsp-register-custom-settings '(("a11y.profile" a11y-lsp-profile)))
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection (lambda () (list a11y-lsp-program "server")))
                    :activation-fn (lambda (file mode)
                                     (or (assq mode a11y-lsp-modes)
                                         (equal (file-name-nondirectory (or file "")) ".a11y-lsp.json")))
                    :server-id 'a11y-lsp
                    ;; lsp-mode 8.0 and earlier counts characters without declaring it.
                    :custom-capabilities (unless (assq 'general (lsp--client-capabilities))
                                           '((general . ((positionEncodings . ["utf-32"])))))
                    :add-on? t
                    :priority -1
                    :multi-root t)))

;;;; Flymake, using the command line

(defvar-local a11y-lsp--process nil "The running check.")
(defvar-local a11y-lsp--findings nil "Findings of the last check, as plists.")

(defun a11y-lsp--arguments (&rest options)
  "Return the arguments for checking the buffer's text with OPTIONS."
  `("check" ,@options
    ,@(and a11y-lsp-profile (list "--profile" a11y-lsp-profile))
    "--stdin" "--stdin-filename" ,(or buffer-file-name (buffer-name))))

(defun a11y-lsp--position (line column)
  "Return the buffer position at LINE and COLUMN.
Both start at 1, and columns are in UTF-16 units."
  (save-excursion
    (save-restriction
      (widen)
      (goto-char (point-min))
      (forward-line (1- line))
      (let ((rest (1- column)))
        (while (and (> rest 0) (not (eolp)))
          (setq rest (- rest (if (> (char-after) #xffff) 2 1)))
          (forward-char)))
      (point))))

(defun a11y-lsp--range (place)
  "Return the start and end of PLACE, a finding or an edit, as a cons cell."
  (cons (a11y-lsp--position (plist-get place :line) (plist-get place :column))
        (a11y-lsp--position (plist-get place :endLine) (plist-get place :endColumn))))

(defun a11y-lsp--diagnostic (finding)
  "Return a Flymake diagnostic for FINDING."
  (pcase-let ((`(,start . ,end) (a11y-lsp--range finding)))
    (flymake-make-diagnostic (current-buffer) start (max end (1+ start))
                             (pcase (plist-get finding :severity)
                               ("error" :error) ("warning" :warning) (_ :note))
                             (format "%s [%s]" (plist-get finding :message) (plist-get finding :rule)))))

(defun a11y-lsp-flymake (report &rest _)
  "Flymake backend that passes the buffer's findings to REPORT."
  (when (process-live-p a11y-lsp--process) (kill-process a11y-lsp--process))
  (let ((source (current-buffer))
        (output (generate-new-buffer " *a11y-lsp*" t))
        (command (cons a11y-lsp-program (a11y-lsp--arguments "--format" "json"))))
    (setq a11y-lsp--process
          (make-process
           :name "a11y-lsp" :buffer output :command command :connection-type 'pipe :noquery t
           :coding 'utf-8-unix :stderr (get-buffer-create " *a11y-lsp errors*")
           :sentinel (lambda (process _event)
                       (unless (process-live-p process)
                         (unwind-protect
                             (when (buffer-live-p source)
                               (with-current-buffer source
                                 (when (eq process a11y-lsp--process)
                                   (a11y-lsp--report process output report))))
                           (kill-buffer output))))))
    (save-restriction
      (widen)
      (process-send-region a11y-lsp--process (point-min) (point-max)))
    (process-send-eof a11y-lsp--process)))

(defun a11y-lsp--report (process output report)
  "Pass the findings that PROCESS wrote to the buffer OUTPUT to REPORT."
  ;; Exit code 1 means findings.
  (if (> (process-exit-status process) 1)
      (funcall report :panic :explanation (format "a11y-lsp exited with code %s" (process-exit-status process)))
    (setq a11y-lsp--findings
          (plist-get (json-parse-string (with-current-buffer output (buffer-string))
                                        :object-type 'plist :array-type 'list :null-object nil :false-object nil)
                     :findings))
    (funcall report (mapcar #'a11y-lsp--diagnostic a11y-lsp--findings))))

;;;###autoload
(defun a11y-lsp-flymake-setup ()
  "Show findings in this buffer with Flymake, alongside any server's; for hooks.
Do nothing in modes other than `a11y-lsp-modes'."
  (when (apply #'derived-mode-p (mapcar #'car a11y-lsp-modes))
    (add-hook 'flymake-diagnostic-functions #'a11y-lsp-flymake nil t)
    (flymake-mode 1)))

;;;; Commands for all setups

(defun a11y-lsp--apply (edits)
  "Apply EDITS to the current buffer."
  (atomic-change-group
    ;; From last to first, so that earlier positions stay valid.
    (pcase-dolist (`((,start . ,end) . ,text)
                   (reverse (mapcar (lambda (edit) (cons (a11y-lsp--range edit) (plist-get edit :text))) edits)))
      (save-excursion
        (goto-char start)
        (delete-region start end)
        (insert text)))))

(defun a11y-lsp--other-buffer (edit)
  "Return a buffer visiting the file that EDIT changes."
  (let* ((file (expand-file-name (plist-get edit :path)))
         (buffer (find-file-noselect file)))
    (when (buffer-modified-p buffer) (user-error "Save %s first" (file-name-nondirectory file)))
    buffer))

(defun a11y-lsp--finding-at-point ()
  "Return the finding of `a11y-lsp-flymake' at point, or nil."
  (cl-find-if (lambda (finding)
                (pcase-let ((`(,start . ,end) (a11y-lsp--range finding))) (<= start (point) end)))
              a11y-lsp--findings))

(defun a11y-lsp-fix ()
  "Apply a fix for the finding of `a11y-lsp-flymake' at point."
  (interactive)
  (let* ((finding (or (a11y-lsp--finding-at-point) (user-error "No finding at point")))
         (fixes (or (plist-get finding :fixes) (user-error "No automatic fix for this finding")))
         (titles (mapcar (lambda (fix) (plist-get fix :title)) fixes))
         (title (if (cdr titles) (completing-read "Fix: " titles nil t) (car titles)))
         (fix (cl-find title fixes :key (lambda (fix) (plist-get fix :title)) :test #'equal))
         (is-own (lambda (edit) (equal (plist-get edit :path) (plist-get finding :path))))
         (own (cl-remove-if-not is-own (plist-get fix :edits)))
         ;; String resources that the fix adds to other files.
         (others (mapcar (lambda (edit) (cons (a11y-lsp--other-buffer edit) edit))
                         (cl-remove-if is-own (plist-get fix :edits)))))
    (a11y-lsp--apply own)
    (pcase-dolist (`(,buffer . ,edit) others)
      (with-current-buffer buffer (a11y-lsp--apply (list edit))))))

(defun a11y-lsp-fix-all ()
  "Apply all safe fixes to the buffer."
  (interactive)
  (let ((fixed (generate-new-buffer " *a11y-lsp fixed*" t))
        (arguments (a11y-lsp--arguments "--fix" "--quiet"))
        (coding-system-for-read 'utf-8-unix)
        (coding-system-for-write 'utf-8-unix))
    (unwind-protect
        (let ((code (save-restriction
                      (widen)
                      (apply #'call-process-region nil nil a11y-lsp-program nil (list fixed nil) nil arguments))))
          (if (and (integerp code) (<= code 1))
              (save-restriction
                (widen)
                (replace-buffer-contents fixed))
            (user-error "Command a11y-lsp exited with code %s" code)))
      (kill-buffer fixed))))

(defun a11y-lsp--show (&rest arguments)
  "Show the output of a11y-lsp with ARGUMENTS."
  (with-help-window "*a11y-lsp*"
    (with-current-buffer standard-output
      (apply #'call-process a11y-lsp-program nil t nil arguments))))

(defun a11y-lsp--rules ()
  "Return the IDs of all rules."
  (with-temp-buffer
    (call-process a11y-lsp-program nil t nil "rules" "--format" "json")
    (mapcar (lambda (rule) (plist-get rule :id))
            (plist-get (json-parse-string (buffer-string) :object-type 'plist :array-type 'list) :rules))))

(defun a11y-lsp--rule-of-server ()
  "Return the rule of the Eglot diagnostic at point, or of the first on its line."
  (cl-some (lambda (diagnostic)
             (let* ((data (flymake-diagnostic-data diagnostic))
                    (sent (and (consp (car-safe data)) (alist-get 'eglot-lsp-diag data))))
               (and (equal (plist-get sent :source) "a11y") (plist-get sent :code))))
           (append (flymake-diagnostics (point))
                   (flymake-diagnostics (line-beginning-position) (line-end-position)))))

(defun a11y-lsp--rule-of-lsp-mode ()
  "Return the rule of the first lsp-mode diagnostic on the current line."
  (and (bound-and-true-p lsp-mode) (fboundp 'lsp-cur-line-diagnostics)
       (cl-some (lambda (diagnostic)
                  (and (equal (lsp:diagnostic-source? diagnostic) "a11y") (lsp:diagnostic-code? diagnostic)))
                (append (lsp-cur-line-diagnostics) nil))))

(defun a11y-lsp--rule-at-point ()
  "Return the rule of the finding at point in any of the setups, or nil."
  (or (plist-get (a11y-lsp--finding-at-point) :rule) (a11y-lsp--rule-of-server) (a11y-lsp--rule-of-lsp-mode)))

(defun a11y-lsp-explain (rule)
  "Explain RULE: who it affects, with incorrect and correct code."
  (interactive
   (let ((here (a11y-lsp--rule-at-point)))
     (list (completing-read (if here (format "Rule (default %s): " here) "Rule: ") (a11y-lsp--rules) nil t nil nil here))))
  (when (string-empty-p rule) (user-error "No finding at point; enter a rule"))
  (a11y-lsp--show "explain" rule))

(defun a11y-lsp-speak ()
  "Show what VoiceOver or TalkBack would announce for the saved file."
  (interactive)
  (a11y-lsp--show "speak" (or buffer-file-name (user-error "This buffer isn't visiting a file"))))

(provide 'a11y-lsp)
;;; a11y-lsp.el ends here
