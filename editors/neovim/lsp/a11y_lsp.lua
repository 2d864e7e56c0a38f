-- a11y-lsp for Neovim 0.11 and newer: `vim.lsp.enable('a11y_lsp')`.
return {
  cmd = { 'a11y-lsp', 'server' },
  filetypes = { 'swift', 'kotlin', 'xml' },
  root_markers = { '.git', '.a11y-lsp.json', 'settings.gradle.kts', 'settings.gradle', 'Package.swift' },
  settings = { a11y = vim.empty_dict() },
}
