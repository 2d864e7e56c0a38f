-- Controls Neovim 0.7 to 0.12 like a user, with one sample, and compares the results with cases.lua.
--
-- A11Y_CASE    the name of the case: a language
-- A11Y_SERVER  the server command, with space-separated arguments
-- A11Y_CONFIG  the directory that users copy: editors/neovim
-- A11Y_CHECKS  the directory of this script
-- The working directory is a copy of the sample project. Prints one line per check; the exit code is 1 if one fails.
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

-- Waits for `actual()` to equal `expected`, and checks that it does.
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

-- The title of the entry that the user chooses in the code action menu.
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

-- Sets up a11y-lsp as the README describes, and plays the case.
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
  -- Insert typed text unchanged.
  vim.o.paste = true
  vim.bo.indentexpr = ''
  local function client()
    return (vim.lsp.get_clients or vim.lsp.get_active_clients)()[1]
  end
  vim.wait(patience, function() return client() ~= nil and client().server_capabilities ~= nil end, 10)

  check_becomes('findings appear after opening', findings, case.opened)

  vim.api.nvim_win_set_cursor(0, { case.typed.below, 0 })
  keys('o' .. case.typed.text .. '<Esc>')
  check_equal('the text was typed', lines(case.typed.below + 1), { case.typed.text })
  check_becomes('findings update while typing', findings, case.after_typing)

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
  check('the hover explains the rule', hover and hover.contents.kind == 'markdown'
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
    check('a window shows the announcements', table.concat(spoken, '\n'):find(case.said, 1, true), vim.inspect(spoken))
    check('the stop at the cursor is marked', vim.startswith(marked, case.marked), vim.inspect({ marked, spoken }))
  else
    skip('a window shows the announcements: this a11y-lsp doesn\'t support a11y/speech')
  end

  choose_action(case.fix.title)
  check_becomes('the fix changes the buffer', function() return lines(case.fix.line, case.fix.line + #case.fix.becomes - 1) end,
    case.fix.becomes)
  check_becomes('the finding disappears', findings, case.after_fix)

  local before = lines(case.ignored.line)
  go_to_finding(case.ignored.line)
  choose_action('Ignore ' .. case.ignored.rule .. ' on this line')
  check_becomes('ignoring adds a comment', function() return lines(case.ignored.line, case.ignored.line + 1) end,
    { case.ignored.comment, before[1] })
  check_becomes('the ignored finding disappears', findings, case.after_ignoring)

  local function fixed_lines()
    local fixed = {}
    for number in pairs(case.fixed_all) do fixed[number] = lines(number)[1] end
    return fixed
  end
  -- Start a new undo step. Without keys in between, Neovim would undo everything at once.
  vim.cmd('let &l:undolevels = &l:undolevels')
  choose_action('Apply all safe accessibility fixes in this file', 'source.fixAll')
  check_becomes('fix-all changes the buffer', fixed_lines, case.fixed_all)
  check_becomes('no findings remain', findings, {})
  check_equal('fix-all is the only action', offered, { 'Apply all safe accessibility fixes in this file' })

  vim.cmd('silent undo')
  check_becomes('undo restores the findings', findings, case.after_ignoring)
  request('workspace/executeCommand', { command = 'a11y.fixAll', arguments = { document.uri } })
  check_becomes('the command changes the buffer', fixed_lines, case.fixed_all)
  check_becomes('no findings remain after the command', findings, {})

  -- The server only handles one JSON file, the configuration file.
  vim.fn.writefile({ '{}' }, 'other.json')
  vim.cmd('edit other.json')
  vim.bo.filetype = 'json'
  check('the server ignores other JSON files', not vim.lsp.buf_is_attached(0, client().id), 'it is attached')
  vim.fn.writefile({ '{', '  "profil": "strict"', '}' }, '.a11y-lsp.json')
  vim.cmd('edit .a11y-lsp.json')
  vim.bo.filetype = 'json'
  check_becomes('the configuration file shows its errors', findings, { '2 configuration' })
  vim.api.nvim_win_set_cursor(0, { 2, 4 })
  choose_action('Change to "profile"')
  check_becomes('the action corrects the misspelled key', function() return lines(2) end, { '  "profile": "strict"' })
  check_becomes('the corrected configuration has no errors', findings, {})

  -- The server pushes diagnostics to clients that don't support pull diagnostics with refresh.
  local workspace = vim.lsp.protocol.make_client_capabilities().workspace
  local pulls = minor >= 10 and ((workspace.diagnostics or workspace.diagnostic or {}).refreshSupport or false)
  check('diagnostics are ' .. (pulls and 'pulled, never pushed' or 'pushed'), (published == 0) == pulls, published)

  local running = client()
  if minor >= 11 then running:stop() else vim.lsp.stop_client(running.id) end
  vim.wait(patience, function() return exit_code ~= nil end, 10)
  check_equal('the server exits with code 0', exit_code, 0)
end

local ended, trouble = xpcall(play, debug.traceback)
if not ended then check('the script runs to the end', false, trouble) end
vim.cmd(failures == 0 and 'qall!' or 'cquit!')
