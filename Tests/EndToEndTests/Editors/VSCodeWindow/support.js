// The package to check, and the project that it opens.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const packageFolder = path.join(__dirname, '../../../..');

/** The package of the extension, with the server inside. */
const vsix = process.env.A11Y_VSIX;

/** The package without a server. */
const plainVsix = process.env.A11Y_PLAIN_VSIX;

/** The samples. */
const project = path.join(packageFolder, 'protocol-fixtures/samples');

/** The source of axe-core, which checks pages for accessibility problems. */
const axe = fs.readFileSync(path.join(process.env.A11Y_HOST, 'ext/node_modules/axe-core/axe.min.js'), 'utf8');

module.exports = { axe, packageFolder, plainVsix, project, vsix };
