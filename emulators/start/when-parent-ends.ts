const interval = 1000;

/**
 * Under npm, calls back when npm is gone: killed hard, it takes nothing along, and all ports would stay taken.
 * Started without npm this process may outlive whoever started it.
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
