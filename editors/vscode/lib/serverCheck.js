// A look at a binary before it's started as the server.
'use strict';

const childProcess = require('node:child_process');

/** Maximum time for the answer, in milliseconds. */
const patience = 10_000;

/**
 * Returns the problem with a binary as a message for the user, or undefined if it's a11y-lsp. Any other program would
 * only close the connection.
 */
function problemWith(command) {
  return new Promise((resolve) => {
    childProcess.execFile(command, ['--version'], { timeout: patience, maxBuffer: 4096 }, (error, output) => {
      if (!error && /^a11y-lsp \d/.test(output)) resolve(undefined);
      else if (error && error.code && typeof error.code === 'string') resolve(`Couldn't start ${command}: ${error.message}`);
      else resolve(`${command} isn't a11y-lsp.`);
    });
  });
}

module.exports = { problemWith };
