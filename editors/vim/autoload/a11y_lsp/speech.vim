" VoiceOver or TalkBack announcements around the cursor, with ALE or vim-lsp: `:call a11y_lsp#speech#Show()`.

let s:method = 'a11y/speech'

" Opens the preview window with the focus stops of the screen around the cursor and highlights the one at the cursor.
function! a11y_lsp#speech#Show() abort
  let l:place = s:Place()
  if exists('*lsp#get_server_status') && lsp#get_server_status('a11y-lsp') is# 'running'
    let l:params = {'textDocument': lsp#get_text_document_identifier(), 'position': l:place}
    call lsp#send_request('a11y-lsp', {'method': s:method, 'params': l:params,
    \ 'on_notification': {answer -> s:Answered(l:place, get(answer, 'response', {}))}})
  elseif exists('g:loaded_ale')
    let l:params = {'textDocument': {'uri': ale#util#ToURI(expand('%:p'))}, 'position': l:place}
    call ale#lsp_linter#SendRequest(bufnr(''), 'a11y_lsp', [0, s:method, l:params],
    \ {answer -> s:Answered(l:place, answer)})
  else
    echo "a11y-lsp isn't running in ALE or vim-lsp."
  endif
endfunction

" Returns the cursor position as in the protocol: zero-based, in UTF-16 units.
function! s:Place() abort
  let l:before = strpart(getline('.'), 0, col('.') - 1)
  let l:outside = substitute(l:before, '[^\U00010000-\U0010ffff]', '', 'g')
  return {'line': line('.') - 1, 'character': strchars(l:before) + strchars(l:outside)}
endfunction

function! s:Answered(place, answer) abort
  let l:problem = get(a:answer, 'error', {})
  let l:speech = get(a:answer, 'result', v:null)
  if type(l:problem) is v:t_dict && !empty(l:problem)
    echo l:problem.message
  elseif type(l:speech) isnot v:t_dict
    echo 'Nothing is announced here.'
  else
    let l:lines = split(l:speech.text, "\n")
    call s:Show(l:lines, s:Line(l:lines, s:Stop(l:speech.stops, a:place)))
  endif
endfunction

" Returns the number of the innermost focus stop at the cursor, of the first one that starts on its line, or 0.
function! s:Stop(stops, place) abort
  let [l:number, l:around, l:beside] = [0, 0, 0]
  for l:stop in a:stops
    if !l:stop.reachable | continue | endif
    let l:number += 1
    let [l:start, l:end] = [l:stop.range.start, l:stop.range.end]
    if !s:IsBefore(a:place, l:start) && !s:IsBefore(l:end, a:place)
      if !l:around || !s:IsBefore(l:start, l:innermost)
        let [l:around, l:innermost] = [l:number, l:start]
      endif
    elseif !l:beside && l:start.line == a:place.line
      let l:beside = l:number
    endif
  endfor
  return l:around ? l:around : l:beside
endfunction

function! s:IsBefore(left, right) abort
  return a:left.line < a:right.line || a:left.line == a:right.line && a:left.character < a:right.character
endfunction

" Returns the number of the line that describes a focus stop, or 0.
function! s:Line(lines, stop) abort
  return match(a:lines, '^ *' . a:stop . '\. ') + 1
endfunction

function! s:Show(lines, line) abort
  let l:here = win_getid()
  silent pedit a11y-lsp-speech
  wincmd P
  setlocal buftype=nofile bufhidden=wipe noswapfile nobuflisted wrap modifiable
  silent %delete _
  call setline(1, a:lines)
  setlocal nomodifiable
  match none
  if a:line > 0
    call cursor(a:line, 1)
    execute 'match Search /\%' . a:line . 'l.*/'
    normal! zz
  endif
  call win_gotoid(l:here)
endfunction
