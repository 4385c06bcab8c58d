/**
 * Every child loads this before its own program. When the parent ends, even by `kill -9`, the channel closes, and the
 * child ends with all its processes.
 */
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.channel?.unref();
