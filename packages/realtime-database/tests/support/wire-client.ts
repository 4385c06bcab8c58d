import { once } from 'node:events';
import { WebSocket } from 'ws';
import { FrameReader, toFrames } from '../../src/wire/frames.ts';
import { record } from '../../src/wire/request.ts';

/** A bare client of the wire protocol, which shows exactly what the server sends. */
export class WireClient {
  /** All messages except responses. */
  readonly pushed: Record<string, unknown>[] = [];
  private readonly responses = new Map<number, (body: Record<string, unknown>) => void>();
  private requests = 0;

  private constructor(private readonly socket: WebSocket) {
    const frames = new FrameReader();
    // A killed server breaks its connections.
    socket.on('error', () => undefined);
    socket.on('message', (frame: Buffer) => {
      const message = frames.read(frame.toString());
      if (message !== undefined) this.receive(record(record(JSON.parse(message))['d']));
    });
  }

  /** Rejects if the server doesn't accept the client. */
  static async connect(port: number, namespace?: string): Promise<WireClient> {
    const named = namespace === undefined ? '' : `&ns=${namespace}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5${named}`);
    const client = new WireClient(socket);
    await once(socket, 'message');
    return client;
  }

  /** Resolves with the body of the response. */
  request(action: string, body: object): Promise<Record<string, unknown>> {
    const number = ++this.requests;
    const text = JSON.stringify({ t: 'd', d: { r: number, a: action, b: body } });
    for (const frame of toFrames(text)) this.socket.send(frame);
    return new Promise((resolve) => this.responses.set(number, resolve));
  }

  close(): void {
    this.socket.close();
  }

  sendRaw(frame: string): void {
    this.socket.send(frame);
  }

  private receive(message: Record<string, unknown>): void {
    const respond = this.responses.get(Number(message['r']));
    if (respond) respond(record(message['b']));
    else if ('a' in message) this.pushed.push(message);
  }
}
