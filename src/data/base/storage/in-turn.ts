/**
 * Runs `work` while no other tab of this browser runs work under this name. If the browser refuses locks (no
 * `navigator.locks`, or blocked site data), it runs at once. So work that must happen once needs an id or a version.
 */
export async function inTurn<T>(
  name: string,
  work: () => T | Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  let begun: Promise<T> | undefined;
  const begin = () => (begun = new Promise<T>((resolve) => resolve(work())));
  try {
    await navigator.locks.request(name, { ...(signal && { signal }) }, begin);
  } catch (error) {
    if (signal?.aborted) throw error;
    if (!begun) console.warn('This browser refuses locks', error);
  }
  return begun ?? work();
}
