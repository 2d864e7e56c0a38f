" a11y-lsp: accessibility problems.
call a11y_lsp#Define('kotlin', function('a11y_lsp#Root'))
