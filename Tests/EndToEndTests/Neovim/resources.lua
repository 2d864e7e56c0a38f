-- Changes resources in Neovim and on disk, and waits for the findings in the files that use them.
--
-- The environment variables are those of check.lua. The working directory is a copy of `resources`.
local server = vim.split(os.getenv('A11Y_SERVER'), ' ')
local minor = vim.version().minor
local patience = 20000

local failures = 0

local function check_becomes(name, actual, expected)
  vim.wait(patience, function() return vim.deep_equal(actual(), expected) end, 10)
  local passed = vim.deep_equal(actual(), expected)
  if not passed then failures = failures + 1 end
  local detail = passed and '' or ('\n      ' .. vim.inspect(actual()) .. ' is not ' .. vim.inspect(expected))
  io.stdout:write(('%s  Neovim 0.%d, resources: %s%s\n'):format(passed and 'ok  ' or 'FAIL', minor, name, detail))
end

-- Files and the resources they use. Replacing `good` with `bad` in `resource` causes `finding` in `file`.
local layout, screen = 'app/src/main/res/layout/main.xml', 'App/Screen.swift'
local cases = {
  { file = layout, resource = 'app/src/main/res/values/strings.xml', good = '>Close<', bad = '>Close button<', finding = '9 role-in-label' },
  { file = layout, resource = 'app/src/main/res/values/colors.xml', good = '#333333', bad = '#CCCCCC', finding = '17 low-contrast' },
  { file = screen, resource = 'App/Localizable.xcstrings', good = '"Close"', bad = '"Close button"', finding = '7 role-in-label' },
  { file = screen, resource = 'App/Assets.xcassets/Ink.colorset/Contents.json', good = '0x33', bad = '0xCC', finding = '9 low-contrast' },
}

local function text_of(path) return table.concat(vim.fn.readfile(path), '\n') .. '\n' end

local function write(path, text)
  local file = assert(io.open(path, 'w'))
  file:write(text)
  file:close()
end

local function replaced(text, old, new) return (text:gsub(vim.pesc(old), new)) end

local function play()
  vim.opt.runtimepath:prepend(os.getenv('A11Y_CONFIG'))
  vim.o.autoread = false
  vim.o.swapfile = false
  vim.o.hidden = true
  local exit_code
  local options = { cmd = server, on_exit = function(code) exit_code = code end }
  if minor >= 11 then
    vim.lsp.config('a11y_lsp', options)
    vim.lsp.enable('a11y_lsp')
  else
    require('a11y_lsp').setup(options)
  end
  local function client() return (vim.lsp.get_clients or vim.lsp.get_active_clients)()[1] end

  local function open(path, filetype)
    vim.cmd('edit ' .. path)
    if filetype then vim.bo.filetype = filetype end
    return vim.api.nvim_get_current_buf()
  end

  local function findings_of(buffer)
    return function()
      local found = {}
      for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
        table.insert(found, ('%d %s'):format(diagnostic.lnum + 1, diagnostic.code or diagnostic.user_data.lsp.code))
      end
      table.sort(found)
      return found
    end
  end

  -- Sends what a file watcher would send. Neovim's file watcher depends on the OS, and is off by default on Linux.
  local function changed_on_disk(path)
    client().notify('workspace/didChangeWatchedFiles', {
      changes = { { uri = vim.uri_from_fname(vim.fn.getcwd() .. '/' .. path), type = 2 } },
    })
  end

  local buffers = { [layout] = open(layout, 'xml'), [screen] = open(screen, 'swift') }
  vim.wait(patience, function() return client() ~= nil and client().server_capabilities ~= nil end, 10)
  for file, buffer in pairs(buffers) do check_becomes(file .. ' has no findings at first', findings_of(buffer), {}) end

  for _, case in ipairs(cases) do
    local findings = findings_of(buffers[case.file])
    local good = text_of(case.resource)
    local bad = replaced(good, case.good, case.bad)

    write(case.resource, bad)
    changed_on_disk(case.resource)
    check_becomes(case.resource .. ' changed on disk: its use is reported', findings, { case.finding })
    write(case.resource, good)
    changed_on_disk(case.resource)
    check_becomes(case.resource .. ' fixed on disk: nothing is reported', findings, {})

    local buffer = open(case.resource)
    vim.lsp.buf_attach_client(buffer, client().id)
    vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(bad, '\n'))
    check_becomes(case.resource .. ' changed in the editor: its use is reported', findings, { case.finding })
    vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(good, '\n'))
    check_becomes(case.resource .. ' fixed in the editor: nothing is reported', findings, {})
    vim.cmd('bwipeout! ' .. buffer)
  end

  -- The configuration turns a rule off and on.
  local strings = cases[1]
  local findings = findings_of(buffers[layout])
  write(strings.resource, replaced(text_of(strings.resource), strings.good, strings.bad))
  changed_on_disk(strings.resource)
  check_becomes('the rule reports a finding at first', findings, { strings.finding })
  local on, off = text_of('.a11y-lsp.json'), '{ "profile": "strict", "rules": { "role-in-label": "off" } }\n'
  write('.a11y-lsp.json', off)
  changed_on_disk('.a11y-lsp.json')
  check_becomes('the configuration changed on disk applies', findings, {})
  write('.a11y-lsp.json', on)
  changed_on_disk('.a11y-lsp.json')
  check_becomes('the configuration restored on disk applies', findings, { strings.finding })
  local buffer = open('.a11y-lsp.json')
  vim.lsp.buf_attach_client(buffer, client().id)
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(off, '\n'))
  check_becomes('the configuration changed in the editor applies', findings, {})
  vim.cmd('bwipeout! ' .. buffer)
  check_becomes('the configuration on disk applies again', findings, { strings.finding })

  -- Clients don't wait for responses before they exit, but the recorded session must contain them all.
  local running = client()
  vim.wait(patience, function() return vim.tbl_isempty(running.requests or {}) end, 10)
  if minor >= 11 then running:stop() else vim.lsp.stop_client(running.id) end
  check_becomes('the server exits with code 0', function() return exit_code end, 0)
end

local ended, trouble = xpcall(play, debug.traceback)
if not ended then
  failures = failures + 1
  io.stdout:write('FAIL  resources: ' .. tostring(trouble) .. '\n')
end
vim.cmd(failures == 0 and 'qall!' or 'cquit!')
