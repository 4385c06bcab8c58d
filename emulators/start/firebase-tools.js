/**
 * The command line of firebase-tools, with three changes:
 * * Hosting answers a missing file with the headers of /404.html, as in production. The emulator's own order would keep
 * a missing script for a year.
 * * Auth compiles a request's check at the first such request. Compiling all took half of a start's processor time.
 * * The endpoints' process takes requests side by side, as in production. The emulator would start a process for each one
 * that comes while another is answered: seconds on a busy machine, and more than the app waits for an answer.
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

const {
  RuntimeWorkerPool: { prototype: pool },
  RuntimeWorkerState,
} = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const idleWorkerOf = pool.getIdleWorker;
pool.getIdleWorker = function (...trigger) {
  const isBusy = ({ state }) => state === RuntimeWorkerState.BUSY;
  return idleWorkerOf.apply(this, trigger) ?? this.getTriggerWorkers(...trigger).find(isBusy);
};

require('firebase-tools/lib/bin/firebase.js');
