import type { ServerResponse } from 'node:http';
import type { Namespaces } from '../core/namespaces.ts';
import { lcovOf } from '../rules/coverage/lcov.ts';
import { namedConditions } from '../rules/coverage/named.ts';
import { coveragePage } from './coverage-page.ts';
import { corsHeaders, sendError, sendJson } from './respond.ts';

type Show = (
  response: ServerResponse,
  namespaces: Namespaces,
  namespace: string,
) => void | Promise<void>;

const pages = new Map<string, Show>([
  ['/.inspect/coverage', showCoverage],
  [
    '/.inspect/coverage.json',
    async (response, namespaces, namespace) => {
      const { rules } = await namespaces.database(namespace);
      sendJson(response, 200, JSON.stringify(rules.coverageReport));
    },
  ],
  [
    '/.inspect/coverage.lcov',
    async (response, namespaces, namespace) => {
      const { file, text, rules } = await namespaces.coverageOf(namespace);
      sendText(response, 'text/plain', lcovOf(file, text, rules));
    },
  ],
  [
    '/.inspect/conditions.json',
    async (response, namespaces, namespace) => {
      const { text, rules } = await namespaces.coverageOf(namespace);
      sendJson(response, 200, JSON.stringify(namedConditions(text, rules)));
    },
  ],
  [
    '/.inspect/explain',
    async (response, namespaces, namespace) => {
      const { refusals } = await namespaces.database(namespace);
      sendJson(response, 200, JSON.stringify(refusals.newestFirst));
    },
  ],
  [
    '/.inspect/databases.json',
    async (response, namespaces) => {
      const names = await namespaces.names();
      sendJson(response, 200, JSON.stringify(names.map((name) => ({ name }))));
    },
  ],
]);

export function isInspection(place: string): boolean {
  return pages.has(place);
}

/** Answers coverage, explanations and other reports about a database. Anybody may ask, as in Firebase's emulator. */
export async function answerInspection(
  place: string,
  method: string,
  response: ServerResponse,
  namespaces: Namespaces,
  namespace: string,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') {
    sendError(response, 405, `${method} is not supported.`);
    return;
  }
  await pages.get(place)?.(response, namespaces, namespace);
}

async function showCoverage(
  response: ServerResponse,
  namespaces: Namespaces,
  namespace: string,
): Promise<void> {
  const { rules } = await namespaces.database(namespace);
  sendText(response, 'text/html', coveragePage(rules.text, rules.covered));
}

function sendText(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, {
    ...corsHeaders,
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
  });
  response.end(text);
}
