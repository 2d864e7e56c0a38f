;;; support.el --- What the checks in Emacs share  -*- lexical-binding: t; -*-

;; A11Y_EDITORS  the folder of cases.json
;; A11Y_PACKAGE  the folder with what users install: editors/emacs
;; A11Y_SERVER   the program to run, which takes the place of `a11y-lsp'
;; A11Y_CASE     the language
;; The working directory is a copy of the sample project.  Prints a line for each check.

(require 'package)
(add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
(package-initialize)
(require 'cl-lib)
(require 'subr-x)
(add-to-list 'load-path (getenv "A11Y_PACKAGE"))
(require 'a11y-lsp)

(setq make-backup-files nil create-lockfiles nil auto-save-default nil
      a11y-lsp-program (getenv "A11Y_SERVER"))

;; Emacs has neither of these modes itself.
(define-derived-mode swift-mode prog-mode "Swift")
(define-derived-mode kotlin-mode prog-mode "Kotlin")

(defvar check-failures 0)
(defvar check-subject "" "What is checked, for the lines that are printed.")
(defconst check-language (getenv "A11Y_CASE"))

(defun check (name passed &optional detail)
  (unless passed (cl-incf check-failures))
  (princ (format "%s  %s, %s: %s%s\n" (if passed "ok  " "FAIL") check-subject check-language name
                 (if passed "" (format "\n      %S" detail)))))

(defun check-equal (name actual expected)
  (check name (equal actual expected) (list actual 'is-not expected)))

(defun check-becomes (name actual expected)
  "Wait until ACTUAL returns EXPECTED, and check that it does."
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
  "TEXT with other LINES, a list of pairs of a number from 1 and the lines that stand there instead."
  (let ((all (split-string text "\n")))
    (pcase-dolist (`(,number . ,becomes) lines)
      (setf (nth (1- number) all) (string-join becomes "\n")))
    (string-join all "\n")))

(defun fixed-text ()
  (text-with-lines (buffer-string) (list (cons (case-value "fix" "line") (case-value "fix" "becomes")))))

(defun text-with-all-fixes (added)
  "The buffer's text with all safe fixes; before the fix of the case, ADDED lines are missing above."
  (let (lines)
    (maphash (lambda (number line) (push (list (- (string-to-number number) added) line) lines)) (case-value "fixedAll"))
    (text-with-lines (buffer-string) lines)))

(defun check-explanation ()
  "Check that the rule of the case's first finding is explained where point is, without naming it."
  (let ((rule (cadr (split-string (car (case-value "opened"))))) prompt)
    (cl-letf (((symbol-function 'completing-read)
               (lambda (question _rules &optional _predicate _match _initial _history default &rest _)
                 (setq prompt question)
                 (or default ""))))
      (save-window-excursion (call-interactively #'a11y-lsp-explain)))
    (check-equal "the rule at point is what the command asks for" prompt (format "Rule (default %s): " rule))
    (check "the rule at point is explained"
           (with-current-buffer "*a11y-lsp*" (string-prefix-p rule (buffer-string))))))

(defun open-case ()
  (find-file (case-value "file"))
  (funcall (pcase check-language ("swift" #'swift-mode) ("kotlin" #'kotlin-mode) (_ #'nxml-mode)))
  (setq indent-tabs-mode nil))

(defun end-checks ()
  (set-buffer-modified-p nil)
  (kill-emacs (if (zerop check-failures) 0 1)))
