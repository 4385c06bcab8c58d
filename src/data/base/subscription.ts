/** Stops a listener; calling it twice does no harm. */
export type Stop = () => void;

/** Starts a listener. `next` receives every value, `fail` the error that ended it; then no value follows. */
export type Subscribe<T> = (next: (value: T) => void, fail: (error: Error) => void) => Stop;

/** A thrown value as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** A listener whose code loads when it is first needed. */
export function lazySubscribe<T>(load: () => Promise<Subscribe<T>>): Subscribe<T> {
  return (next, fail) => {
    let stopped = false;
    let stop: Stop | undefined;
    load().then(
      (subscribe) => {
        if (!stopped) stop = subscribe(next, fail);
      },
      (error: unknown) => {
        if (!stopped) fail(asError(error));
      },
    );
    return () => {
      stopped = true;
      stop?.();
    };
  };
}

/** A promise's value as a listener. */
export function promised<T>(ask: () => Promise<T>): Subscribe<T> {
  return (next, fail) => {
    let stopped = false;
    ask().then(
      (value) => {
        if (!stopped) next(value);
      },
      (error: unknown) => {
        if (!stopped) fail(asError(error));
      },
    );
    return () => {
      stopped = true;
    };
  };
}

/** The first value that is enough; the listener then stops. */
export function once<T>(subscribe: Subscribe<T>, isEnough = (_value: T) => true): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = subscribe((value) => {
      if (!isEnough(value)) return;
      resolve(value);
      // The value may arrive before `stop` is assigned.
      queueMicrotask(() => stop());
    }, reject);
  });
}

/** The values of several listeners in their order, once each has one. The first failure fails all. */
export function together<T>(subscribes: readonly Subscribe<T>[]): Subscribe<T[]> {
  return (next, fail) => {
    const values = new Map<number, T>();
    let failed = false;
    const stops = subscribes.map((subscribe, place) =>
      subscribe(
        (value) => {
          values.set(place, value);
          if (values.size < subscribes.length || failed) return;
          next([...values].sort(([a], [b]) => a - b).map(([, each]) => each));
        },
        (error) => {
          if (!failed) fail(error);
          failed = true;
        },
      ),
    );
    return () => stops.forEach((stop) => stop());
  };
}
