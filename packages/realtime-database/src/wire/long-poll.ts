import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Transport } from './channel.ts';

/** Finds the functions of the page that asked: the script runs inside the SDK's iframe. */
const callbacks = (id: string) => `
function pLPCommand() { parent.window[${JSON.stringify(`pLPCommand${id}`)}]?.(...arguments); }
function pRTLPCB() { parent.window[${JSON.stringify(`pRTLPCB${id}`)}]?.(...arguments); }
`;

const maxSilenceMs = 60_000;

/**
 * The transport for browsers whose last websocket failed: script requests that wait for messages. Messages to the
 * server come in pieces in their URLs.
 */
export class LongPoll implements Transport {
  readonly password = randomUUID();
  private outgoing: string[] = [];
  private waiting: ServerResponse | undefined;
  private responses = 0;
  private isClosed = false;
  private silence: NodeJS.Timeout | undefined;
  private readonly pieces = new Map<number, { count: number; data: string }>();
  private nextPiece = 0;

  /** `onGone` is called if the client hasn't polled for a minute. */
  constructor(
    private readonly onMessage: (message: string) => void,
    private readonly onGone: () => void,
  ) {}

  send(message: string): void {
    this.outgoing.push(message);
    this.flush();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.silence);
    this.flush();
  }

  /** Answers the first request with the session and all messages so far. */
  start(id: string, callbackId: string, response: ServerResponse): void {
    const command = `pLPCommand("start", ${JSON.stringify(id)}, ${JSON.stringify(this.password)});\n`;
    this.awaitPoll();
    this.end(response, callbacks(callbackId) + command + this.nextResponse());
  }

  /** Answers a later request: takes its pieces, and waits for a message to send. */
  poll(parameters: URLSearchParams, response: ServerResponse): void {
    clearTimeout(this.silence);
    const previous = this.waiting;
    this.waiting = response;
    response.on('close', () => {
      if (this.waiting === response) this.waiting = undefined;
      if (!this.waiting) this.awaitPoll();
    });
    if (previous) this.end(previous, this.nextResponse());
    this.takePieces(parameters);
    this.flush();
  }

  private takePieces(parameters: URLSearchParams): void {
    for (let at = 0; parameters.has(`seg${at}`); at += 1) {
      this.pieces.set(Number(parameters.get(`seg${at}`)), {
        count: Number(parameters.get(`ts${at}`)),
        data: parameters.get(`d${at}`) ?? '',
      });
    }
    // Requests can overtake each other, so a message waits until it is complete and all earlier ones arrived.
    for (let message = this.nextMessage(); message !== undefined; message = this.nextMessage()) {
      this.onMessage(message);
    }
  }

  private nextMessage(): string | undefined {
    const count = this.pieces.get(this.nextPiece)?.count ?? 0;
    const numbers = Array.from({ length: count }, (_, index) => this.nextPiece + index);
    if (count === 0 || !numbers.every((number) => this.pieces.has(number))) return undefined;
    const data = numbers.map((number) => this.pieces.get(number)?.data ?? '').join('');
    numbers.forEach((number) => this.pieces.delete(number));
    this.nextPiece += count;
    // The SDK pads its base64 with dots.
    return Buffer.from(data.replaceAll('.', ''), 'base64url').toString('utf8');
  }

  private flush(): void {
    if (!this.waiting || (this.outgoing.length === 0 && !this.isClosed)) return;
    const response = this.waiting;
    this.waiting = undefined;
    const messages = this.nextResponse();
    const last = this.responses - 1;
    this.end(response, this.isClosed ? `${messages}pLPCommand("close", ${last});\n` : messages);
  }

  private nextResponse(): string {
    const messages = this.outgoing.splice(0).join(',');
    return `pRTLPCB(${this.responses++}, [${messages}]);\n`;
  }

  private awaitPoll(): void {
    clearTimeout(this.silence);
    if (!this.isClosed) this.silence = setTimeout(this.onGone, maxSilenceMs);
  }

  private end(response: ServerResponse, script: string): void {
    response.writeHead(200, {
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(script);
  }
}
