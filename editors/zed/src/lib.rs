//! A Zed extension that starts the a11y-lsp on the PATH.
use zed_extension_api::{self as zed, LanguageServerId, Result};

struct A11yExtension;

impl zed::Extension for A11yExtension {
    fn new() -> Self {
        A11yExtension
    }

    fn language_server_command(&mut self, _: &LanguageServerId, worktree: &zed::Worktree) -> Result<zed::Command> {
        let command = worktree.which("a11y-lsp").ok_or("a11y-lsp isn't on your PATH.")?;
        Ok(zed::Command { command, args: vec!["server".into()], env: worktree.shell_env() })
    }
}

zed::register_extension!(A11yExtension);
