/** The browser's locks as far as the app uses them, which jsdom has not. */
export function locksForTests() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request<T>(name: string, work: () => Promise<T>): Promise<T> {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
      queues.set(name, turn);
      return turn;
    },
  };
}
