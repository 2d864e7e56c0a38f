// The page about installing the server.
'use strict';

const installation = `# Install a11y-lsp

This package of the extension doesn't contain the server, \`a11y-lsp\`. Either:

- Install the extension's package for your platform, which contains it, or
- build it from source with Swift 6.2 or later, in a copy of its repository, and put it on your \`PATH\`:

  \`\`\`sh
  swift build -c release --product a11y-lsp
  install "$(swift build -c release --show-bin-path)/a11y-lsp" ~/.local/bin/
  \`\`\`

Then run “a11y: Restart Server”. If the server is somewhere else, set \`a11y.path\` in your settings.
`;

module.exports = { installation };
