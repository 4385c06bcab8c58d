const interval = 1000;

/** Under npm, calls back when npm is gone. A hard kill of npm doesn't stop this process, which would keep all ports. */
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
