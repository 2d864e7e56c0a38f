" a11y-lsp for ALE: shared code for the linters of all languages, and a fixer.

call ale#Set('a11y_lsp_executable', 'a11y-lsp')
" In the same form as .a11y-lsp.json, such as {'profile': 'strict'}.
call ale#Set('a11y_lsp_settings', {})

let s:markers = ['.git', '.a11y-lsp.json', 'settings.gradle.kts', 'settings.gradle', 'Package.swift']

" Returns the nearest directory above the buffer's file with the first marker that any of them contains, or the file's
" directory.
function! a11y_lsp#Root(buffer) abort
  for l:marker in s:markers
    for l:Find in [function('ale#path#FindNearestDirectory'), function('ale#path#FindNearestFile')]
      let l:found = l:Find(a:buffer, l:marker)
      if !empty(l:found) | return fnamemodify(substitute(l:found, '[\\/]$', '', ''), ':h') | endif
    endfor
  endfor
  return fnamemodify(bufname(a:buffer), ':p:h')
endfunction

" Returns the root for the configuration, the only JSON file for the server.
function! a11y_lsp#RootOfConfiguration(buffer) abort
  return fnamemodify(bufname(a:buffer), ':t') is# '.a11y-lsp.json' ? a11y_lsp#Root(a:buffer) : ''
endfunction

function! a11y_lsp#Define(filetype, Root) abort
  call ale#linter#Define(a:filetype, {
  \   'name': 'a11y_lsp',
  \   'lsp': 'stdio',
  \   'executable': {buffer -> ale#Var(buffer, 'a11y_lsp_executable')},
  \   'command': '%e server',
  \   'language': a:filetype,
  \   'project_root': a:Root,
  \   'lsp_config': {buffer -> {'a11y': ale#Var(buffer, 'a11y_lsp_settings')}},
  \})
endfunction

" A fixer that applies all safe fixes: let g:ale_fixers = {'swift': ['a11y_lsp#Fix']}
function! a11y_lsp#Fix(buffer) abort
  let l:program = ale#Escape(ale#Var(a:buffer, 'a11y_lsp_executable'))
  return {'command': l:program . ' check --fix --quiet --stdin --stdin-filename %s'}
endfunction
