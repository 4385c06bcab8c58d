// Node takes the source maps only of what is loaded after this: the stack traces in the log name our files.
process.setSourceMapsEnabled(true);

module.exports = require('./lib/index.js');
