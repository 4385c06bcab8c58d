/**
 * The command line of firebase-tools, with two changes:
 *
 * * Its Hosting emulator answers a missing file as Firebase Hosting does: with the headers of /404.html. Its own order
 *   lets those of the missing file's path win, so that a missing script would be kept for a year.
 * * Its Auth emulator compiles the check of a request when the first such request comes. Compiling all of them at the
 *   start took half of its processor time.
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

const exegesis = require('exegesis/lib/options');
const { compileOptions } = exegesis;
exegesis.compileOptions = (options) =>
  compileOptions({ ...options, lazyCompileValidationSchemas: true });

require('firebase-tools/lib/bin/firebase.js');
