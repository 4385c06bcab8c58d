import { prettyDOM } from '@testing-library/dom';

/**
 * Testing Library prints the whole page for each look that finds nothing, many times a second while a test waits. Only
 * the last one's print is read: it is made when somebody reads it.
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
