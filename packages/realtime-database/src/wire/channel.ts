import type { Update } from '../core/view.ts';
import { formatPath } from '../tree/path.ts';

/** Carries messages to one client. */
export interface Transport {
  send(message: string): void;
  /** The session sends nothing more. */
  close(): void;
}

/** The messages that a server can send, over the current transport. */
export class Channel {
  constructor(public transport: Transport) {}

  control(type: string, data: unknown = {}): void {
    this.send({ t: 'c', d: { t: type, d: data } });
  }

  respond(request: number, status: string, data: unknown): void {
    this.send({ t: 'd', d: { r: request, b: { s: status, d: data } } });
  }

  /** Like `respond`, for data that is already JSON. */
  respondWithJson(request: number, json: string): void {
    this.transport.send(`{"t":"d","d":{"r":${request},"b":{"s":"ok","d":${json}}}}`);
  }

  /** All listeners share the JSON of an update, so it is inserted unchanged. */
  update({ kind, path, json }: Update, tag: unknown): void {
    const place = JSON.stringify(formatPath(path));
    const action = kind === 'put' ? 'd' : 'm';
    const tagged = typeof tag === 'number' ? `,"t":${tag}` : '';
    this.transport.send(`{"t":"d","d":{"a":"${action}","b":{"p":${place},"d":${json}${tagged}}}}`);
  }

  listenRevoked(place: string, wireQuery: unknown): void {
    const body = wireQuery === undefined ? { p: place } : { p: place, q: [wireQuery] };
    this.send({ t: 'd', d: { a: 'c', b: body } });
  }

  authRevoked(status: string, message: string): void {
    this.send({ t: 'd', d: { a: 'ac', b: { s: status, d: message } } });
  }

  private send(message: object): void {
    this.transport.send(JSON.stringify(message));
  }
}
