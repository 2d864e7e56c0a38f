-- a11y-lsp for Neovim 0.7 to 0.10: `require('a11y_lsp').setup()`.
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

return M
