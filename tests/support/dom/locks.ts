type Work<T> = () => Promise<T>;

/** The browser's locks as far as the app uses them, because jsdom lacks them. */
export function locksForTests() {
  const queues = new Map<string, Promise<unknown>>();

  function request<T>(name: string, ...asked: [Work<T>] | [LockOptions, Work<T>]): Promise<T> {
    const work = asked.at(-1) as Work<T>;
    const { signal }: LockOptions = asked.length === 2 ? asked[0] : {};
    const begin = () => {
      signal?.throwIfAborted();
      return work();
    };
    const turn = (queues.get(name) ?? Promise.resolve()).then(begin, begin);
    queues.set(name, turn);
    return turn;
  }

  return { request };
}
