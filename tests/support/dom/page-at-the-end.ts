import { prettyDOM } from '@testing-library/dom';

/**
 * Testing Library prints the page at every failed look, many times a second. This prints it only when the message is
 * read.
 */
export function notFound(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, notFound);
  let whole = message;
  let printed = false;
  Object.defineProperty(error, 'message', {
    get() {
      if (!printed) whole = [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      printed = true;
      return whole;
    },
    set(next: string) {
      whole = next;
      printed = true;
    },
  });
  return error;
}
