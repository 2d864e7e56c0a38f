{
  description = "Accessibility linter and language server for iOS and Android apps";
  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";
  outputs = { self, nixpkgs }:
    let
      release = "https://github.com/@@REPOSITORY@@/releases/download/v@@VERSION@@";
      sources = {
        x86_64-linux = { file = "a11y-lsp-linux-x86_64.tar.gz"; sha256 = "@@SHA256 a11y-lsp-linux-x86_64.tar.gz@@"; };
        aarch64-linux = { file = "a11y-lsp-linux-aarch64.tar.gz"; sha256 = "@@SHA256 a11y-lsp-linux-aarch64.tar.gz@@"; };
        aarch64-darwin = { file = "a11y-lsp-macos-universal.tar.gz"; sha256 = "@@SHA256 a11y-lsp-macos-universal.tar.gz@@"; };
        x86_64-darwin = { file = "a11y-lsp-macos-universal.tar.gz"; sha256 = "@@SHA256 a11y-lsp-macos-universal.tar.gz@@"; };
      };
    in {
      packages = builtins.mapAttrs (system: source: {
        default = nixpkgs.legacyPackages.${system}.stdenvNoCC.mkDerivation {
          pname = "a11y-lsp";
          version = "@@VERSION@@";
          src = nixpkgs.legacyPackages.${system}.fetchurl { url = "${release}/${source.file}"; inherit (source) sha256; };
          dontFixup = true;
          installPhase = "mkdir $out && cp -R bin share $out/";
          meta = { license = nixpkgs.lib.licenses.mit; mainProgram = "a11y-lsp"; };
        };
      }) sources;
    };
}
