import type { ServerResponse } from 'node:http';
import type { Listener } from '../core/database.ts';
import type { Update } from '../core/view.ts';
import { nodeFromJson } from '../tree/node-parse.ts';
import { nodeToJson } from '../tree/node-json.ts';
import { formatPath, type Path } from '../tree/path.ts';
import { formatOf, indexedQuery } from './read.ts';
import { corsHeaders } from './respond.ts';
import type { RestRequest } from './rest-request.ts';

const keepAliveInterval = 30_000;

/** GET with `Accept: text/event-stream`: sends the data, and then each change. */
export function stream(request: RestRequest, response: ServerResponse): void {
  const { database, path, caller, expiresAt } = request;
  const format = formatOf(request);
  const send = (event: string, data: string) => {
    response.write(`event: ${event}\ndata: ${data}\n\n`);
  };
  const below = (place: Path) => JSON.stringify(`/${formatPath(place.slice(path.length))}`);
  const listener: Listener = {
    onUpdate: (update) =>
      send(
        update.kind === 'put' ? 'put' : 'patch',
        `{"path":${below(update.path)},"data":${inFormat(update, format)}}`,
      ),
    onRevoked: () => end('cancel', 'null'),
    caller: () => caller,
  };
  const { node, stop } = database.listen(path, indexedQuery(request), listener);
  const end = (event: string, data: string) => {
    send(event, data);
    response.end();
    stop();
  };
  response.writeHead(200, {
    ...corsHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  send('put', `{"path":"/","data":${nodeToJson(node, format)}}`);

  const keepAlive = setInterval(() => send('keep-alive', 'null'), keepAliveInterval);
  const stayOn = database.clock.at(expiresAt, () =>
    end('auth_revoked', '"credential is no longer valid"'),
  );
  response.on('close', () => {
    clearInterval(keepAlive);
    stayOn();
    stop();
  });
}

/** Updates are serialized for the SDKs, with priorities and without arrays, so their format is 'export'. */
function inFormat({ kind, json }: Update, format: 'export' | 'value'): string {
  if (format === 'export') return json;
  const parsed: unknown = JSON.parse(json);
  if (kind === 'put') return valueJson(parsed);
  const members = Object.entries(parsed as object).map(
    ([place, value]) => `${JSON.stringify(place)}:${valueJson(value)}`,
  );
  return `{${members.join(',')}}`;
}

function valueJson(json: unknown): string {
  return nodeToJson(nodeFromJson(json, { now: 0, existing: null, levels: Infinity }), 'value');
}
