import type { Child } from '../processes/child';

interface Part {
  close: () => Promise<void>;
}

export type Parts = ReturnType<typeof createParts>;

export function createParts() {
  const closers: (() => Promise<void>)[] = [];
  let reportDeath: (reason: Error) => void;
  const died = new Promise<Error>((resolve) => (reportDeath = resolve));

  function keep<Kept extends Part>(part: Kept): Kept {
    closers.push(() => part.close());
    return part;
  }

  function keepChild(child: Child): Child {
    closers.push(child.stop);
    void child.died.then(reportDeath);
    return child;
  }

  /** Stops all parts, even if one fails to stop; then rejects with the errors. */
  async function close() {
    const errors: unknown[] = [];
    for (const closePart of closers.splice(0).reverse()) {
      await closePart().catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Some parts did not stop.');
  }

  return {
    died,
    keep,
    keepChild,
    close,
  };
}

/** Like Promise.all, but waits for every part: none may still start while others are stopped. */
export async function settleAll<Values extends unknown[]>(
  promises: [...Values],
): Promise<{ [Index in keyof Values]: Awaited<Values[Index]> }> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
