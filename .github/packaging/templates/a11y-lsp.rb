class A11yLsp < Formula
  desc "Accessibility linter and language server for iOS and Android apps"
  homepage "https://github.com/@@REPOSITORY@@"
  version "@@VERSION@@"
  license "MIT"

  on_macos do
    url "https://github.com/@@REPOSITORY@@/releases/download/v@@VERSION@@/a11y-lsp-macos-universal.tar.gz"
    sha256 "@@SHA256 a11y-lsp-macos-universal.tar.gz@@"
  end
  on_linux do
    on_intel do
      url "https://github.com/@@REPOSITORY@@/releases/download/v@@VERSION@@/a11y-lsp-linux-x86_64.tar.gz"
      sha256 "@@SHA256 a11y-lsp-linux-x86_64.tar.gz@@"
    end
    on_arm do
      url "https://github.com/@@REPOSITORY@@/releases/download/v@@VERSION@@/a11y-lsp-linux-aarch64.tar.gz"
      sha256 "@@SHA256 a11y-lsp-linux-aarch64.tar.gz@@"
    end
  end

  def install
    bin.install "bin/a11y-lsp"
    man1.install "share/man/man1/a11y-lsp.1"
    bash_completion.install "share/completions/a11y-lsp.bash" => "a11y-lsp"
    zsh_completion.install "share/completions/_a11y-lsp"
    fish_completion.install "share/completions/a11y-lsp.fish"
  end

  test do
    (testpath/"Screen.swift").write <<~SWIFT
      import SwiftUI
      struct Screen: View {
        var body: some View { Button { close() } label: { Image("xmark") } }
      }
    SWIFT
    assert_match "missing-icon-button-label", shell_output("#{bin}/a11y-lsp check Screen.swift", 1)
  end
end
