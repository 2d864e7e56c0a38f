// The task that checks all files of a folder and lists its findings under Problems.
'use strict';

const type = 'a11y-lsp';

/** Returns a task, or undefined without a server. `findServer()` returns the server to run, or its problem. */
function checkTask(vscode, findServer, definition, folder) {
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

/** Returns a task for each workspace folder. */
function checkTasks(vscode, findServer) {
  return (vscode.workspace.workspaceFolders ?? [])
    .map((folder) => checkTask(vscode, findServer, { type }, folder))
    .filter((made) => made !== undefined);
}

/** Returns the task provider. */
function taskProvider(vscode, findServer) {
  return {
    provideTasks: () => checkTasks(vscode, findServer),
    resolveTask: ({ definition, scope }) => checkTask(vscode, findServer, definition, scope),
  };
}

module.exports = { checkTasks, taskProvider, type };
