const quietMs = 1_000;

/** Resolves when the page is loaded and nothing has arrived for a second: the moment to load what isn't needed yet. */
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

/** Marks what is being loaded as a part of the screen in front: other screens are loaded after it. */
export function ofScreenInFront<T>(loaded: Promise<T>): Promise<T> {
  ofThisScreen.add(loaded);
  return loaded;
}

/** Loads what the screen in front shows last, when the network is idle. */
export function loadLast<T>(load: () => Promise<T>): Promise<T> {
  return ofScreenInFront(networkIdle().then(load));
}

/** Resolves when the network is idle and the screen in front has all that it shows: the moment to load other screens. */
export async function screenLoaded(): Promise<void> {
  await networkIdle();
  await Promise.allSettled(ofThisScreen);
}
