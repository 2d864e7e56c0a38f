" a11y-lsp: accessibility problems.
call a11y_lsp#Define('xml', function('a11y_lsp#Root'))
