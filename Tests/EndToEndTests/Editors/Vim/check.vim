" Controls Vim with ALE like a user, with one sample, and compares the results with cases.json.
"
" A11Y_CASE     the language
" A11Y_EDITORS  the directory of cases.json
" A11Y_PACKAGE  the directory that users copy: editors/vim
" A11Y_SERVER   the program to run instead of a11y-lsp
" The working directory is a copy of the sample project. Prints one line per check; the exit code is 1 if one fails.
set nocompatible hidden nomore noswapfile encoding=utf-8
let s:ale = empty($ALE) ? '/usr/share/vim-ale' : $ALE
let &runtimepath = $A11Y_PACKAGE . ',' . s:ale . ',' . &runtimepath
let g:ale_linters_explicit = 1
let g:ale_linters = {'swift': ['a11y_lsp'], 'kotlin': ['a11y_lsp'], 'xml': ['a11y_lsp'], 'json': ['a11y_lsp']}
let g:ale_fixers = {'swift': ['a11y_lsp#Fix'], 'kotlin': ['a11y_lsp#Fix'], 'xml': ['a11y_lsp#Fix']}
let g:ale_a11y_lsp_executable = $A11Y_SERVER
let g:ale_lint_delay = 1
let g:ale_virtualtext_cursor = 0
let g:ale_echo_cursor = 0
let g:ale_hover_to_preview = 1

let s:failures = 0
let s:case = json_decode(join(readfile($A11Y_EDITORS . '/cases.json'), "\n"))[$A11Y_CASE]

function! s:Check(name, passed, detail) abort
  if !a:passed | let s:failures += 1 | endif
  let l:line = printf('%s  Vim %s, ALE, %s: %s', a:passed ? 'ok  ' : 'FAIL', v:version, $A11Y_CASE, a:name)
  call writefile(a:passed ? [l:line] : [l:line, '      ' . a:detail], '/dev/stdout', 'a')
endfunction

" Waits for Actual() to return the expected value, and checks that it does.
function! s:CheckBecomes(name, Actual, expected) abort
  let l:deadline = reltime()
  while a:Actual() !=# a:expected && reltimefloat(reltime(l:deadline)) < 20
    sleep 5m
  endwhile
  call s:Check(a:name, a:Actual() ==# a:expected, string(a:Actual()) . ' is not ' . string(a:expected))
endfunction

function! s:Shown() abort
  let l:found = copy(get(get(g:ale_buffer_info, bufnr(''), {}), 'loclist', []))
  return sort(l:found, {left, right -> left.lnum - right.lnum})
endfunction

function! s:Findings() abort
  return map(s:Shown(), 'v:val.lnum . " " . v:val.code')
endfunction

function! s:Text() abort
  return getline(1, '$')
endfunction

" Returns the buffer's lines with some of them replaced. Line numbers start at 1.
function! s:TextWithLines(lines) abort
  let l:text = map(s:Text(), '[v:val]')
  for [l:number, l:becomes] in items(a:lines)
    let l:text[l:number - 1] = type(l:becomes) is v:t_list ? l:becomes : [l:becomes]
  endfor
  let l:all = []
  for l:lines in l:text | call extend(l:all, l:lines) | endfor
  return l:all
endfunction

" Chooses an entry in ALE's menu.
function! s:Choose(title, data, items) abort
  for [l:kind, l:item] in a:items
    if l:item.title is# a:title | call ale#codefix#ApplyLSPCodeAction(a:data, l:item) | return | endif
  endfor
  call s:Check('the menu contains “' . a:title . '”', 0, string(a:items))
endfunction

" Returns the text in the preview window.
function! s:Preview() abort
  for l:window in range(1, winnr('$'))
    if getwinvar(l:window, '&previewwindow') | return join(getbufline(winbufnr(l:window), 1, '$'), "\n") | endif
  endfor
  return ''
endfunction

filetype plugin on
runtime plugin/ale.vim
execute 'edit' fnameescape(s:case.file)
let &filetype = $A11Y_CASE
call ale#Queue(0)
call s:CheckBecomes('findings appear after opening', function('s:Findings'), s:case.opened)

let s:first = s:Shown()[0]
call cursor(s:first.lnum, s:first.col)
ALEHover
let s:rule = split(s:case.opened[0])[1]
call s:CheckBecomes('the hover explains the rule', {-> s:Preview() =~# s:rule}, 1)
pclose

" Returns the highlighted line in the preview window, or an empty string. The cursor stays in the code.
function! s:Marked() abort
  for l:window in range(1, winnr('$'))
    if getwinvar(l:window, '&previewwindow')
      let l:matches = getmatches(win_getid(l:window))
      let l:line = getcurpos(win_getid(l:window))[1]
      return empty(l:matches) ? '' : trim(getbufline(winbufnr(l:window), l:line)[0])
    endif
  endfor
  return ''
endfunction

let s:window = win_getid()
let s:spoken = s:case.spoken
call cursor(s:spoken.line, stridx(getline(s:spoken.line), s:spoken.at) + 1)
call a11y_lsp#speech#Show()
call s:CheckBecomes('the stop at the cursor is marked', {-> strpart(s:Marked(), 0, len(s:spoken.said))}, s:spoken.said)
call s:Check('the code window stays active', win_getid() == s:window, win_getid())
pclose

" At the start of a word, ALE sends the position of the same word further left. It also uses UTF-16 columns as byte
" columns.
call cursor(s:first.lnum, s:first.col + 1)
if s:Text()[s:case.fix.line - 1] =~# '^[ -~]*$'
  let s:fixed = s:TextWithLines({s:case.fix.line: s:case.fix.becomes})
  call ale#codefix#Execute(0, function('s:Choose', [s:case.fix.title]))
  call s:CheckBecomes('the fix changes the buffer', function('s:Text'), s:fixed)
  call ale#Queue(0)
  call s:CheckBecomes('the finding disappears', function('s:Findings'), s:case.afterFix)
  let s:added = 0
  let s:left = []
else
  let s:added = len(s:case.fix.becomes) - 1
  let s:left = [s:case.opened[0]]
endif

let s:all = {}
for [s:number, s:line] in items(s:case.fixedAll) | let s:all[s:number - s:added] = s:line | endfor
let s:fixed = s:TextWithLines(s:all)
ALEFix
call s:CheckBecomes('fix-all changes the buffer', function('s:Text'), s:fixed)
call ale#Queue(0)
call s:CheckBecomes('only findings without safe fixes remain', function('s:Findings'), s:left)

call writefile(['{', '  "profil": "strict"', '}'], '.a11y-lsp.json')
edit! .a11y-lsp.json
set filetype=json
call ale#Queue(0)
call s:CheckBecomes('the configuration file shows its errors', function('s:Findings'), ['2 configuration'])
call writefile(['{', '  "profil": "strict"', '}'], 'other.json')
edit! other.json
set filetype=json
call s:Check('the server ignores other JSON files', a11y_lsp#RootOfConfiguration(bufnr('')) is# '', 'it doesn''t')

execute s:failures ? 'cquit!' : 'qall!'
