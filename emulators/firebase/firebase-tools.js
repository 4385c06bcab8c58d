/**
 * The command line of firebase-tools, with four changes:
 * * Hosting answers a missing file with the headers of /404.html, as in production. The emulator itself would let the
 *   browser cache a missing script for a year.
 * * Auth starts without compiling all its checks (`requireTools`).
 * * The endpoints' process takes parallel requests, as in production. The emulator would start a process for each
 *   parallel request, which takes longer than the app waits for an answer.
 * * The hub knows the database, which runs in our parent process. That process adds our own parts to an export.
 */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { requireTools } from './require-tools.js';

const require = requireTools();
const headersFile = require.resolve('superstatic/lib/middleware/headers');
const onHeaders = createRequire(headersFile)('on-headers');

const headersOf = require(headersFile);
require.cache[headersFile].exports = (spec) => {
  const setHeaders = headersOf(spec);
  return (request, response, next) => {
    // Handlers run in reverse order, so this one runs after the later ones.
    onHeaders(response, () => {
      const isMissing = response.superstatic?.streamedFile?.file === '/404.html';
      const rules = request.superstatic?.headers ?? [];
      const [own] = rules.filter(({ source }) => source === '/404.html');
      if (isMissing) own?.headers.forEach(({ key, value }) => response.setHeader(key, value));
    });
    setHeaders(request, response, next);
  };
};

const {
  RuntimeWorkerPool: { prototype: pool },
  RuntimeWorkerState,
} = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const idleWorkerOf = pool.getIdleWorker;
pool.getIdleWorker = function (...trigger) {
  const isBusy = ({ state }) => state === RuntimeWorkerState.BUSY;
  return idleWorkerOf.apply(this, trigger) ?? this.getTriggerWorkers(...trigger).find(isBusy);
};

const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry.js');
const [host, port] = process.env.FIREBASE_DATABASE_EMULATOR_HOST.split(':');
EmulatorRegistry.set('database', {
  getName: () => 'database',
  getInfo: () => ({ name: 'database', host, port: Number(port) }),
  getImportedNamespaces: () => [],
  connect: async () => undefined,
  stop: async () => undefined,
});

const {
  HubExport: { prototype: hubExport },
} = require('firebase-tools/lib/emulator/hubExport.js');
const { exportAll } = hubExport;
hubExport.exportAll = async function () {
  // Replaces an older export only when the new one is complete.
  const unfinished = resolve(this.tmpDir);
  try {
    process.send(join(unfinished, 'mmv_export'));
    const [answer] = await once(process, 'message');
    process.channel.unref();
    if (answer !== 'done') throw new Error(answer);
    await exportAll.call(this);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
};

require('firebase-tools/lib/bin/firebase.js');
