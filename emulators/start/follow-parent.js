/**
 * Loaded into every child process before its own program. However the parent ends, even by `kill -9`, the channel
 * to it closes, and the child goes with all that it started: it leads its own process group.
 */
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.channel?.unref();
