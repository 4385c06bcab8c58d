const interval = 1000;

/**
 * Under npm, calls back when npm is gone: a hard kill of npm doesn't stop this process, and all ports would stay taken.
 * Without npm, this process may outlive whatever started it.
 */
export function whenParentEnds(callback: () => void) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, interval);
  timer.unref();
}
