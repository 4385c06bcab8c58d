import type { ServerResponse } from 'node:http';
import type { Listener } from '../core/database';
import { nodeToJson } from '../tree/node-json';
import { formatPath, type Path } from '../tree/path';
import { indexedQuery } from './read';
import { corsHeaders } from './respond';
import type { RestRequest } from './rest-request';

const keepAliveInterval = 30_000;

/** GET with `Accept: text/event-stream`: the data, and then every change of it. */
export function stream(request: RestRequest, response: ServerResponse): void {
  const { database, path, caller } = request;
  const send = (event: string, data: string) => {
    response.write(`event: ${event}\ndata: ${data}\n\n`);
  };
  const below = (place: Path) => JSON.stringify(`/${formatPath(place.slice(path.length))}`);
  const listener: Listener = {
    onUpdate: ({ kind, path: place, json }) =>
      send(kind === 'put' ? 'put' : 'patch', `{"path":${below(place)},"data":${json}}`),
    onRevoked: () => {
      send('cancel', 'null');
      response.end();
    },
    caller: () => caller,
  };
  const { node, stop } = database.listen(path, indexedQuery(request), listener);
  response.writeHead(200, {
    ...corsHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  send('put', `{"path":"/","data":${nodeToJson(node)}}`);
  const keepAlive = setInterval(() => send('keep-alive', 'null'), keepAliveInterval);
  response.on('close', () => {
    clearInterval(keepAlive);
    stop();
  });
}
