/** Milliseconds. A slow phone needs less than one second. */
const patience = 5_000;

/**
 * Lets `indexedDB.open` fail if the browser never answers it: Firebase's sign-in and our stores would wait for ever. After
 * an error they go on without IndexedDB.
 */
function limitOpening(factory: IDBFactory): void {
  let isSilent = false;
  factory.open = (...asked) => {
    const request = IDBFactory.prototype.open.apply(factory, asked);
    const timer = setTimeout(giveUp, isSilent ? 0 : patience);
    for (const event of ['upgradeneeded', 'success', 'error']) {
      request.addEventListener(event, () => {
        clearTimeout(timer);
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
