/**
 * Loaded into every child before its own program. When the parent ends, even by `kill -9`, the channel closes, and the
 * child ends with everything it started.
 */
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.channel?.unref();
