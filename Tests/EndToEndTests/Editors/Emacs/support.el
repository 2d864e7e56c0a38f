;;; support.el --- Helpers for the checks in Emacs  -*- lexical-binding: t; -*-

;; A11Y_EDITORS  the directory of cases.json
;; A11Y_PACKAGE  the directory that users install: editors/emacs
;; A11Y_SERVER   the program to run instead of `a11y-lsp'
;; A11Y_CASE     the language
;; The working directory is a copy of the sample project.  Prints one line per check.

(require 'package)
(add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
(package-initialize)
(require 'cl-lib)
(require 'subr-x)
(add-to-list 'load-path (getenv "A11Y_PACKAGE"))
(require 'a11y-lsp)

(setq make-backup-files nil create-lockfiles nil auto-save-default nil
      a11y-lsp-program (getenv "A11Y_SERVER"))

;; Emacs doesn't come with these modes.
(define-derived-mode swift-mode prog-mode "Swift")
(define-derived-mode kotlin-mode prog-mode "Kotlin")

(defvar check-failures 0)
(defvar check-subject "" "The tested editor and client, for the output.")
(defconst check-language (getenv "A11Y_CASE"))

(defun check (name passed &optional detail)
  (unless passed (cl-incf check-failures))
  (princ (format "%s  %s, %s: %s%s\n" (if passed "ok  " "FAIL") check-subject check-language name
                 (if passed "" (format "\n      %S" detail)))))

(defun check-equal (name actual expected)
  (check name (equal actual expected) (list actual 'is-not expected)))

(defun check-becomes (name actual expected)
  "Wait for ACTUAL to return EXPECTED, and check that it does."
  (with-timeout (200)
    (while (not (equal (funcall actual) expected)) (accept-process-output nil 0.02)))
  (check-equal name (funcall actual) expected))

(defconst check-case
  (with-temp-buffer
    (insert-file-contents (expand-file-name "cases.json" (getenv "A11Y_EDITORS")))
    (gethash check-language (json-parse-buffer :array-type 'list))))

(defun case-value (&rest keys)
  (let ((value check-case))
    (dolist (key keys value) (setq value (gethash key value)))))

(defun text-with-lines (text lines)
  "Return TEXT with LINES replaced.
LINES is a list of (NUMBER . REPLACEMENTS). Line numbers start at 1."
  (let ((all (split-string text "\n")))
    (pcase-dolist (`(,number . ,becomes) lines)
      (setf (nth (1- number) all) (string-join becomes "\n")))
    (string-join all "\n")))

(defun fixed-text ()
  (text-with-lines (buffer-string) (list (cons (case-value "fix" "line") (case-value "fix" "becomes")))))

(defun text-with-all-fixes (added)
  "Return the buffer's text with all safe fixes.
ADDED is the number of lines that the case's fix would have added above."
  (let (lines)
    (maphash (lambda (number line) (push (list (- (string-to-number number) added) line) lines)) (case-value "fixedAll"))
    (text-with-lines (buffer-string) lines)))

(defun check-explanation ()
  "Check that `a11y-lsp-explain' defaults to the rule of the finding at point."
  (let ((rule (cadr (split-string (car (case-value "opened"))))) prompt)
    (cl-letf (((symbol-function 'completing-read)
               (lambda (question _rules &optional _predicate _match _initial _history default &rest _)
                 (setq prompt question)
                 (or default ""))))
      (save-window-excursion (call-interactively #'a11y-lsp-explain)))
    (check-equal "the command offers the rule at point" prompt (format "Rule (default %s): " rule))
    (check "the command explains the rule at point"
           (with-current-buffer "*a11y-lsp*" (string-prefix-p rule (buffer-string))))))

(defun open-case ()
  (find-file (case-value "file"))
  (funcall (pcase check-language ("swift" #'swift-mode) ("kotlin" #'kotlin-mode) (_ #'nxml-mode)))
  (setq indent-tabs-mode nil))

(defun end-checks ()
  (set-buffer-modified-p nil)
  (kill-emacs (if (zerop check-failures) 0 1)))
