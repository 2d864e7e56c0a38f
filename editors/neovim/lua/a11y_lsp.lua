-- a11y-lsp for Neovim: `require('a11y_lsp').setup()` for 0.7 to 0.10, `require('a11y_lsp').speak()` for all versions.
local M = {}

local defaults = {
  name = 'a11y_lsp',
  cmd = { 'a11y-lsp', 'server' },
  filetypes = { 'swift', 'kotlin', 'xml', 'json', 'jsonc' },
  settings = { a11y = vim.empty_dict() },
}

local markers = { '.git', '.a11y-lsp.json', 'settings.gradle.kts', 'settings.gradle', 'Package.swift' }

-- Returns the nearest directory above `path` with the first marker that any of them contains, or the working directory.
local function root(path)
  local above = vim.fn.fnamemodify(path, ':p:h') .. ';'
  for _, marker in ipairs(markers) do
    local found = vim.fn.finddir(marker, above)
    if found == '' then found = vim.fn.findfile(marker, above) end
    if found ~= '' then
      return (vim.fn.fnamemodify(found, ':p'):gsub('/$', ''):gsub('/[^/]*$', ''))
    end
  end
  return vim.fn.getcwd()
end

-- Servers by root, for Neovim 0.7, which doesn't reuse them on its own.
local servers = {}

local function attach(buffer, options)
  local config = vim.deepcopy(options)
  config.root_dir = root(vim.api.nvim_buf_get_name(buffer))
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
    return
  end
  local id = servers[config.root_dir]
  if not id or not vim.lsp.get_client_by_id(id) then
    id = vim.lsp.start_client(config)
    servers[config.root_dir] = id
  end
  if id then vim.lsp.buf_attach_client(buffer, id) end
end

-- Starts the server for Swift, Kotlin, and XML files and for the configuration. `options` are passed to `vim.lsp.start()`.
function M.setup(options)
  options = vim.tbl_deep_extend('force', defaults, options or {})
  vim.api.nvim_create_autocmd('FileType', {
    pattern = options.filetypes,
    callback = function(event)
      -- The configuration is the only JSON file for the server.
      local name = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(event.buf), ':t')
      if not vim.startswith(event.match, 'json') or name == '.a11y-lsp.json' then attach(event.buf, options) end
    end,
  })
end

-- Returns the buffer's client that supports `a11y/speech`, or nil.
local function speaking_client(buffer)
  for _, client in ipairs((vim.lsp.get_clients or vim.lsp.get_active_clients)()) do
    local experimental = client.server_capabilities and client.server_capabilities.experimental
    if vim.lsp.buf_is_attached(buffer, client.id) and type(experimental) == 'table' and experimental.a11ySpeech then
      return client
    end
  end
end

local function is_before(left, right)
  return left.line < right.line or left.line == right.line and left.character < right.character
end

-- Returns the number of the innermost focus stop at a position, of the first one that starts on its line, or nil.
local function stop_at(place, stops)
  local number, innermost, around, beside = 0, nil, nil, nil
  for _, stop in ipairs(stops) do
    if stop.reachable then
      number = number + 1
      local first, last = stop.range.start, stop.range['end']
      if not is_before(place, first) and not is_before(last, place) then
        if not innermost or not is_before(first, innermost) then innermost, around = first, number end
      elseif not beside and first.line == place.line then
        beside = number
      end
    end
  end
  return around or beside
end

local marks = vim.api.nvim_create_namespace('a11y_speech')

-- Highlights the line of a focus stop in a floating window and scrolls to it.
local function mark(stop, buffer, window)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    if line:find('^ *' .. stop .. '%. ') then
      vim.api.nvim_buf_set_extmark(buffer, marks, number - 1, 0, { end_col = #line, hl_group = 'Visual' })
      vim.api.nvim_win_set_cursor(window, { number, 0 })
      vim.api.nvim_win_call(window, function() vim.cmd('normal! zz') end)
    end
  end
end

-- Shows what VoiceOver or TalkBack would announce for the declaration around the cursor in a floating window and
-- highlights the focus stop at the cursor. The second call moves into the window.
function M.speak()
  local buffer = vim.api.nvim_get_current_buf()
  local client = speaking_client(buffer)
  if not client then
    vim.notify('No running a11y-lsp can read screens.', vim.log.levels.WARN)
    return
  end
  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  local function show(problem, answer)
    local speech = type(answer) == 'table' and answer or nil
    local text = problem and problem.message or speech and speech.text or 'Nothing is announced here.'
    local lines = vim.split(vim.trim(text), '\n')
    local float, window =
      vim.lsp.util.open_floating_preview(lines, 'plaintext', { focus_id = 'a11y_speech', border = 'rounded' })
    local stop = speech and stop_at(params.position, speech.stops)
    if stop and window and vim.api.nvim_get_current_win() ~= window then mark(stop, float, window) end
  end
  if vim.fn.has('nvim-0.11') == 1 then
    client:request('a11y/speech', params, show, buffer)
  else
    client.request('a11y/speech', params, show, buffer)
  end
end

return M
