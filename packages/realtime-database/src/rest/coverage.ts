import type { ServerResponse } from 'node:http';
import type { Ruleset } from '../rules/ruleset.ts';
import { coveragePage } from './coverage-page.ts';
import { corsHeaders, sendError, sendJson } from './respond.ts';

const page = '/.inspect/coverage';
const json = '/.inspect/coverage.json';

export function isCoverage(place: string): boolean {
  return place === page || place === json;
}

/** The coverage of a database's rules as a page or as JSON. Open to everybody, as in Firebase's emulator. */
export function answerCoverage(
  place: string,
  method: string,
  rules: Ruleset,
  response: ServerResponse,
): void {
  if (method !== 'GET' && method !== 'HEAD') {
    sendError(response, 405, `${method} is not supported.`);
  } else if (place === json) {
    sendJson(response, 200, JSON.stringify(rules.coverageReport));
  } else {
    response.writeHead(200, {
      ...corsHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    response.end(coveragePage(rules.text, rules.covered));
  }
}
