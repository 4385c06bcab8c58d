/** Ends a turn, so that the next in line gets one. */
export type EndTurn = () => void;

export type Turns = ReturnType<typeof createTurns>;

/** A queue of turns: each waits until all earlier turns have ended. */
export function createTurns() {
  let last = Promise.resolve();
  return {
    async take(): Promise<EndTurn> {
      const before = last;
      const { promise, resolve } = defer();
      last = promise;
      await before;
      return resolve;
    },
  };
}

function defer() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
