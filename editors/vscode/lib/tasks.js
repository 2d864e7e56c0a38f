// The task that checks all files of a folder and lists its findings under Problems.
'use strict';

const type = 'a11y-lsp';

/** Returns the task provider. `findServer()` returns the server to run, or its problem. */
function taskProvider(vscode, findServer) {
  function task(definition, folder) {
    const { command, problem } = findServer();
    if (problem) return undefined;
    const path = definition.path ?? '.';
    const made = new vscode.Task(
      definition,
      folder,
      'check all files',
      type,
      new vscode.ProcessExecution(command, ['check', '--format', 'xcode', '--fail-on', 'never', path], {
        cwd: folder?.uri?.fsPath,
      }),
      '$a11y-lsp',
    );
    made.presentationOptions = { reveal: vscode.TaskRevealKind.Silent, clear: true };
    return made;
  }

  return {
    provideTasks: () =>
      (vscode.workspace.workspaceFolders ?? []).map((folder) => task({ type }, folder)).filter((made) => made !== undefined),
    resolveTask: (unresolved) => task(unresolved.definition, unresolved.scope),
  };
}

module.exports = { taskProvider, type };
