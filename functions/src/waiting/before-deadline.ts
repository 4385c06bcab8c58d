/** The work was not finished in time. It may still finish. */
export class DeadlineMissed extends Error {
  override name = 'DeadlineMissed';
}

/** Waits for the work until the deadline, in milliseconds since 1970. */
export async function beforeDeadline<T>(deadline: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const missed = new Promise<never>((_, reject) => {
    const left = Math.max(0, deadline - Date.now());
    // A timer of this length or more would fire at once.
    if (left < 2 ** 31) timer = setTimeout(() => reject(new DeadlineMissed()), left);
  });
  try {
    return await Promise.race([work, missed]);
  } finally {
    clearTimeout(timer);
  }
}
