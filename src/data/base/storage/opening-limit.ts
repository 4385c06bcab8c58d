/** Milliseconds of a tick, and ticks until an answer is given up. A slow phone needs less than two. */
const tick = 500;
const patience = 10;

/**
 * Lets `indexedDB.open` fail if the browser never answers it: Firebase's sign-in and our stores would wait for ever. After
 * an error they go on without IndexedDB.
 */
function limitOpening(factory: IDBFactory): void {
  let isSilent = false;
  factory.open = (...asked) => {
    const request = IDBFactory.prototype.open.apply(factory, asked);
    // Counted in ticks: a page that the system froze for minutes gets one of them when it goes on.
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
      // The request's own throws until the browser has answered.
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
