// The server for AI agents in VS Code's chat.
'use strict';

/** The ID of the provider in package.json. */
const id = 'a11y-lsp.agents';

/**
 * Returns a provider of one server for all folders on the disk. There's none without a folder or an a11y-lsp, or until
 * the workspace is trusted, because agents can change files.
 */
function agentProvider(vscode, findServer, version) {
  return {
    provideMcpServerDefinitions() {
      const { command } = findServer();
      const folders = (vscode.workspace.workspaceFolders ?? [])
        .filter(({ uri }) => uri.scheme === 'file')
        .map(({ uri }) => uri.fsPath);
      if (!command || folders.length === 0 || !vscode.workspace.isTrusted) return [];
      return [new vscode.McpStdioServerDefinition('a11y-lsp', command, ['mcp', ...folders], {}, version)];
    },
  };
}

/** Registers the provider. VS Code before 1.101 and some editors based on it don't have the API. */
function registerAgents(vscode, findServer, version) {
  const registration = vscode.lm?.registerMcpServerDefinitionProvider?.(id, agentProvider(vscode, findServer, version));
  return registration ?? { dispose() {} };
}

module.exports = { id, registerAgents };
