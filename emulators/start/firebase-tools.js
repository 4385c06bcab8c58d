/**
 * The command line of firebase-tools, whose Hosting emulator here answers a missing file as Firebase Hosting does: with
 * the headers of /404.html. Its own order lets those of the missing file's path win, so that a missing script would be
 * kept for a year.
 */
import { createRequire } from 'node:module';

const require = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
);
const headersFile = require.resolve('superstatic/lib/middleware/headers');
const onHeaders = createRequire(headersFile)('on-headers');

const headersOf = require(headersFile);
require.cache[headersFile].exports = (spec) => {
  const setHeaders = headersOf(spec);
  return (request, response, next) => {
    // What is asked first is done last.
    onHeaders(response, () => {
      const isMissing = response.superstatic?.streamedFile?.file === '/404.html';
      const rules = request.superstatic?.headers ?? [];
      const [own] = rules.filter(({ source }) => source === '/404.html');
      if (isMissing) own?.headers.forEach(({ key, value }) => response.setHeader(key, value));
    });
    setHeaders(request, response, next);
  };
};

require('firebase-tools/lib/bin/firebase.js');
