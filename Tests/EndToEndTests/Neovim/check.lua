-- Drives Neovim 0.7 to 0.12 through one sample as a user would, and compares what happens with cases.lua.
--
-- A11Y_CASE    the name of the case, which is the language
-- A11Y_SERVER  the command of the server, parts separated by blanks
-- A11Y_CONFIG  the folder that users copy: editors/neovim
-- A11Y_CHECKS  the folder of this script
-- The working directory is a copy of the sample project. Prints one line for each check; the exit code is 1 when one
-- fails.
local case_name = os.getenv('A11Y_CASE')
local case = dofile(os.getenv('A11Y_CHECKS') .. '/cases.lua')[case_name]
local server = vim.split(os.getenv('A11Y_SERVER'), ' ')
local minor = vim.version().minor
local patience = 20000

local failures = 0

local function check(name, passed, detail)
  if not passed then failures = failures + 1 end
  local line = ('%s  Neovim 0.%d, %s: %s'):format(passed and 'ok  ' or 'FAIL', minor, case_name, name)
  io.stdout:write(line, passed and '' or '\n      ' .. tostring(detail), '\n')
end

local function skip(name)
  io.stdout:write(('skip  Neovim 0.%d, %s: %s\n'):format(minor, case_name, name))
end

local function check_equal(name, actual, expected)
  check(name, vim.deep_equal(actual, expected), vim.inspect(actual) .. ' is not ' .. vim.inspect(expected))
end

-- Waits until `actual()` equals `expected`, then checks that it does.
local function check_becomes(name, actual, expected)
  vim.wait(patience, function() return vim.deep_equal(actual(), expected) end, 10)
  check_equal(name, actual(), expected)
end

local function lines(first, last) return vim.api.nvim_buf_get_lines(0, first - 1, last or first, false) end

local function findings()
  local found = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    local code = diagnostic.code or diagnostic.user_data.lsp.code
    table.insert(found, { diagnostic.lnum, ('%d %s'):format(diagnostic.lnum + 1, code) })
  end
  table.sort(found, function(left, right) return left[1] < right[1] end)
  return vim.tbl_map(function(finding) return finding[2] end, found)
end

local function keys(text)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(text, true, true, true), 'xt', false)
end

-- The user's choice in the menu of code actions: the entry with this title.
local wanted_title
local offered = {}
vim.ui.select = function(items, _, choose)
  offered = vim.tbl_map(function(item) return (item.action or item[2]).title end, items)
  for index, title in ipairs(offered) do
    if title == wanted_title then return choose(items[index], index) end
  end
  choose(nil)
end

local function choose_action(title, only)
  wanted_title = title
  local context = only and { only = { only }, diagnostics = {} } or nil
  if minor >= 8 and context then context = { context = context } end
  vim.lsp.buf.code_action(context)
end

-- Sets everything up as the README for users says, then plays the case.
local function play()
  local exit_code, published = nil, 0
  local publish = vim.lsp.handlers['textDocument/publishDiagnostics']
  local options = {
    cmd = server,
    on_exit = function(code) exit_code = code end,
    handlers = {
      ['textDocument/publishDiagnostics'] = function(...)
        published = published + 1
        return publish(...)
      end,
    },
  }
  vim.opt.runtimepath:prepend(os.getenv('A11Y_CONFIG'))
  if minor >= 11 then
    vim.lsp.config('a11y_lsp', options)
    vim.lsp.enable('a11y_lsp')
  else
    require('a11y_lsp').setup(options)
  end
  vim.cmd('edit ' .. case.file)
  vim.bo.filetype = case_name
  -- What is typed stands as it was typed.
  vim.o.paste = true
  vim.bo.indentexpr = ''
  local function client()
    return (vim.lsp.get_clients or vim.lsp.get_active_clients)()[1]
  end
  vim.wait(patience, function() return client() ~= nil and client().server_capabilities ~= nil end, 10)

  check_becomes('findings show after opening', findings, case.opened)

  vim.api.nvim_win_set_cursor(0, { case.typed.below, 0 })
  keys('o' .. case.typed.text .. '<Esc>')
  check_equal('the text was typed', lines(case.typed.below + 1), { case.typed.text })
  check_becomes('findings follow the typing', findings, case.after_typing)

  local document = { uri = vim.uri_from_bufnr(0) }
  local function request(method, params)
    local answers = vim.lsp.buf_request_sync(0, method, params, patience) or {}
    local _, answer = next(answers)
    return answer and answer.result
  end

  local function go_to_finding(line)
    local there = vim.tbl_filter(function(diagnostic) return diagnostic.lnum == line - 1 end, vim.diagnostic.get(0))
    vim.api.nvim_win_set_cursor(0, { line, there[1].col })
  end

  go_to_finding(case.fix.line)
  local position = vim.lsp.util.make_position_params(0, client().offset_encoding).position
  local hover = request('textDocument/hover', { textDocument = document, position = position })
  check('hover explains the rule', hover and hover.contents.kind == 'markdown'
    and hover.contents.value:find('Screen reader users', 1, true), vim.inspect(hover))

  local experimental = client().server_capabilities.experimental
  if type(experimental) == 'table' and experimental.a11ySpeech then
    local windows = #vim.api.nvim_list_wins()
    require('a11y_lsp').speak()
    vim.wait(patience, function() return #vim.api.nvim_list_wins() > windows end, 10)
    local spoken, marked = {}, ''
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= '' then
        local buffer = vim.api.nvim_win_get_buf(window)
        spoken = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
        local marks = vim.api.nvim_create_namespace('a11y_speech')
        for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(buffer, marks, 0, -1, {})) do
          if mark[2] + 1 == vim.api.nvim_win_get_cursor(window)[1] then marked = vim.trim(spoken[mark[2] + 1]) end
        end
        vim.api.nvim_win_close(window, true)
      end
    end
    check('a floating window tells what is said', table.concat(spoken, '\n'):find(case.said, 1, true), vim.inspect(spoken))
    check('the stop at the cursor is marked', vim.startswith(marked, case.marked), vim.inspect({ marked, spoken }))
  else
    skip('a floating window tells what is said: this a11y-lsp has no a11y/speech')
  end

  choose_action(case.fix.title)
  check_becomes('the fix changes the buffer', function() return lines(case.fix.line, case.fix.line + #case.fix.becomes - 1) end,
    case.fix.becomes)
  check_becomes('the finding disappears', findings, case.after_fix)

  local before = lines(case.ignored.line)
  go_to_finding(case.ignored.line)
  choose_action('Ignore ' .. case.ignored.rule .. ' on this line')
  check_becomes('ignoring writes a comment', function() return lines(case.ignored.line, case.ignored.line + 1) end,
    { case.ignored.comment, before[1] })
  check_becomes('the ignored finding disappears', findings, case.after_ignoring)

  local function fixed_lines()
    local fixed = {}
    for number in pairs(case.fixed_all) do fixed[number] = lines(number)[1] end
    return fixed
  end
  -- Without keys in between Neovim would undo everything at once.
  vim.cmd('let &l:undolevels = &l:undolevels')
  choose_action('Apply all safe accessibility fixes in this file', 'source.fixAll')
  check_becomes('fix-all changes the buffer', fixed_lines, case.fixed_all)
  check_becomes('nothing is left', findings, {})
  check_equal('fix-all is offered alone', offered, { 'Apply all safe accessibility fixes in this file' })

  vim.cmd('silent undo')
  check_becomes('undo brings the findings back', findings, case.after_ignoring)
  request('workspace/executeCommand', { command = 'a11y.fixAll', arguments = { document.uri } })
  check_becomes('the command changes the buffer', fixed_lines, case.fixed_all)
  check_becomes('nothing is left after the command', findings, {})

  -- Of JSON files the configuration alone is for the server.
  vim.fn.writefile({ '{}' }, 'other.json')
  vim.cmd('edit other.json')
  vim.bo.filetype = 'json'
  check('other JSON files are not for the server', not vim.lsp.buf_is_attached(0, client().id), 'it is attached')
  vim.fn.writefile({ '{', '  "profil": "strict"', '}' }, '.a11y-lsp.json')
  vim.cmd('edit .a11y-lsp.json')
  vim.bo.filetype = 'json'
  check_becomes('mistakes in the configuration show in it', findings, { '2 configuration' })
  vim.api.nvim_win_set_cursor(0, { 2, 4 })
  choose_action('Change to "profile"')
  check_becomes('the word that was meant is written', function() return lines(2) end, { '  "profile": "strict"' })
  check_becomes('the mended configuration has no mistakes', findings, {})

  -- A client that cannot be asked to pull again is sent its diagnostics.
  local workspace = vim.lsp.protocol.make_client_capabilities().workspace
  local pulls = minor >= 10 and ((workspace.diagnostics or workspace.diagnostic or {}).refreshSupport or false)
  check('diagnostics are ' .. (pulls and 'pulled, never pushed' or 'pushed'), (published == 0) == pulls, published)

  local running = client()
  if minor >= 11 then running:stop() else vim.lsp.stop_client(running.id) end
  vim.wait(patience, function() return exit_code ~= nil end, 10)
  check_equal('the server ends with code 0', exit_code, 0)
end

local ended, trouble = xpcall(play, debug.traceback)
if not ended then check('the script runs to its end', false, trouble) end
vim.cmd(failures == 0 and 'qall!' or 'cquit!')
