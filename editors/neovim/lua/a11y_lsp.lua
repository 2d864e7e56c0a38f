-- a11y-lsp for Neovim: `require('a11y_lsp').setup()` for 0.7 to 0.10, `require('a11y_lsp').speak()` for all versions.
local M = {}

local defaults = {
  name = 'a11y_lsp',
  cmd = { 'a11y-lsp', 'server' },
  filetypes = { 'swift', 'kotlin', 'xml', 'json', 'jsonc' },
  settings = { a11y = vim.empty_dict() },
}

local markers = { '.git', '.a11y-lsp.json', 'settings.gradle.kts', 'settings.gradle', 'Package.swift' }

-- The nearest folder above `path` that holds one of the markers, in their order; else the working directory.
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

-- Servers by root, for Neovim 0.7, which does not share them itself.
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

-- Starts the server for every Swift, Kotlin and XML file and for the configuration. `options` go over those of `vim.lsp.start()`.
function M.setup(options)
  options = vim.tbl_deep_extend('force', defaults, options or {})
  vim.api.nvim_create_autocmd('FileType', {
    pattern = options.filetypes,
    callback = function(event)
      -- Of JSON files only the configuration is for the server.
      local name = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(event.buf), ':t')
      if not vim.startswith(event.match, 'json') or name == '.a11y-lsp.json' then attach(event.buf, options) end
    end,
  })
end

-- The server of a buffer that can tell what screen readers say; nil where there is none.
local function speaking_client(buffer)
  for _, client in ipairs((vim.lsp.get_clients or vim.lsp.get_active_clients)()) do
    local experimental = client.server_capabilities and client.server_capabilities.experimental
    if vim.lsp.buf_is_attached(buffer, client.id) and type(experimental) == 'table' and experimental.a11ySpeech then
      return client
    end
  end
end

-- Shows what VoiceOver or TalkBack would say of the declaration around the cursor in a floating window. Called again,
-- it moves into the window.
function M.speak()
  local buffer = vim.api.nvim_get_current_buf()
  local client = speaking_client(buffer)
  if not client then
    vim.notify('Here is no a11y-lsp that can read screens aloud.', vim.log.levels.WARN)
    return
  end
  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  local function show(problem, answer)
    local text = problem and problem.message or type(answer) == 'table' and answer.text or 'Nothing is read aloud here.'
    local lines = vim.split(vim.trim(text), '\n')
    vim.lsp.util.open_floating_preview(lines, 'plaintext', { focus_id = 'a11y_speech', border = 'rounded' })
  end
  if vim.fn.has('nvim-0.11') == 1 then
    client:request('a11y/speech', params, show, buffer)
  else
    client.request('a11y/speech', params, show, buffer)
  end
end

return M
