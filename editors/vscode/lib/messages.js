// Messages that several parts show.
'use strict';

/** Why a command does nothing, and how to start the server. */
const notRunning = "a11y-lsp isn't running. Start it with “Restart Server”.";

module.exports = { notRunning };
