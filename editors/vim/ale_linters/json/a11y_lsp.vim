" a11y-lsp: errors in .a11y-lsp.json.
call a11y_lsp#Define('json', function('a11y_lsp#RootOfConfiguration'))
