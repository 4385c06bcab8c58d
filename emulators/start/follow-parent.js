/**
 * Loaded into every child process before its own program. However the parent ends, even by `kill -9`, its channel
 * closes; the child, which leads its own process group, then ends with everything it started.
 */
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.channel?.unref();
