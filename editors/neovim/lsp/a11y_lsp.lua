-- a11y-lsp for Neovim 0.11 and later: `vim.lsp.enable('a11y_lsp')`.
local markers = { '.git', '.a11y-lsp.json', 'settings.gradle.kts', 'settings.gradle', 'Package.swift' }

return {
  cmd = { 'a11y-lsp', 'server' },
  filetypes = { 'swift', 'kotlin', 'xml', 'json', 'jsonc' },
  -- The configuration is the only JSON file for the server.
  root_dir = function(buffer, attach)
    local name = vim.fs.basename(vim.api.nvim_buf_get_name(buffer))
    if not vim.startswith(vim.bo[buffer].filetype, 'json') or name == '.a11y-lsp.json' then
      attach(vim.fs.root(buffer, markers))
    end
  end,
  settings = { a11y = vim.empty_dict() },
}
