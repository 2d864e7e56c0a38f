// What happens after the server has crashed. Pure: the clock is passed in.
'use strict';

/** The most restarts within `period`. */
const mostRestarts = 4;

/** The period for counting restarts, in milliseconds. */
const period = 180_000;

/**
 * Returns an error handler for `vscode-languageclient` that restarts the server up to four times in three minutes.
 * Errors of the connection are only logged, because the end of the server follows them. `gaveUp()` is called when the
 * server isn't restarted any more. `now()` returns the time in milliseconds.
 */
function errorHandler({ ErrorAction, CloseAction }, { gaveUp, now = Date.now }) {
  const restarts = [];
  return {
    error: () => ({ action: ErrorAction.Continue, handled: true }),
    closed() {
      const time = now();
      while (restarts.length > 0 && time - restarts[0] > period) restarts.shift();
      if (restarts.length < mostRestarts) {
        restarts.push(time);
        return { action: CloseAction.Restart, handled: true };
      }
      gaveUp();
      return { action: CloseAction.DoNotRestart, handled: true };
    },
  };
}

module.exports = { errorHandler, mostRestarts, period };
