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
