/** Milliseconds per tick, and ticks until giving up. A slow phone needs less than two. */
const tick = 500;
const patience = 10;

/**
 * Makes `indexedDB.open` fail if the browser never answers. Otherwise Firebase's sign-in and our stores would wait for
 * ever; after an error they go on without IndexedDB.
 */
function limitOpening(factory: IDBFactory): void {
  let isSilent = false;
  factory.open = (...asked) => {
    const request = IDBFactory.prototype.open.apply(factory, asked);
    // Counted in ticks, because a page frozen for minutes gets only one tick when it resumes.
    let ticksLeft = isSilent ? 1 : patience;
    const timer = setInterval(() => {
      ticksLeft -= 1;
      if (ticksLeft === 0) giveUp();
    }, tick);
    for (const event of ['upgradeneeded', 'success', 'error']) {
      request.addEventListener(event, () => {
        clearInterval(timer);
        isSilent = event === 'error' && isSilent;
      });
    }
    return request;

    function giveUp() {
      isSilent = true;
      const error = new DOMException('IndexedDB does not answer', 'TimeoutError');
      // The request's own `error` throws until the browser has answered.
      Object.defineProperty(request, 'error', { value: error });
      request.dispatchEvent(new Event('error'));
    }
  };
}

try {
  limitOpening(indexedDB);
} catch (error) {
  console.warn('There is no IndexedDB', error);
}
