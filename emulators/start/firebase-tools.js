/**
 * The command line of firebase-tools, with two changes:
 * * Hosting answers a missing file with the headers of /404.html, as in production. The emulator's own order would keep
 * a missing script for a year.
 * * Auth compiles a request's check at the first such request. Compiling all took half of a start's processor time.
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
