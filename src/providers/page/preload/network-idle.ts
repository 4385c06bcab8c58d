const quietMs = 1_000;

/** Resolves when the page has loaded and no resource has arrived for a second: the time to load less urgent code. */
export async function networkIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    const loads = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    loads.observe({ type: 'resource' });
    let timer = setTimeout(done, quietMs);

    function done() {
      loads.disconnect();
      resolve();
    }
  });
}

const ofThisScreen = new Set<Promise<unknown>>();

/** Marks a load as part of the current screen; other screens load after it. */
export function ofScreenInFront<T>(loaded: Promise<T>): Promise<T> {
  ofThisScreen.add(loaded);
  return loaded;
}

/** Loads the least urgent part of the current screen once the network is idle. */
export function loadLast<T>(load: () => Promise<T>): Promise<T> {
  return ofScreenInFront(networkIdle().then(load));
}

/** Resolves when the network is idle and the current screen is complete: the time to load other screens. */
export async function screenLoaded(): Promise<void> {
  await networkIdle();
  await Promise.allSettled(ofThisScreen);
}
