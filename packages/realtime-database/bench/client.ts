import { once } from 'node:events';
import { WebSocket } from 'ws';
import { FrameReader } from '../src/wire/frames.ts';

/** A WebSocket that reads messages without parsing them, so that it adds little to the measurement. */
export class Client {
  private readonly messages: string[] = [];
  private waiting: ((message: string) => void) | undefined;

  private constructor(private readonly socket: WebSocket) {
    const frames = new FrameReader();
    socket.on('message', (data: Buffer) => {
      const message = frames.read(data.toString('utf8'));
      if (message === undefined) return;
      const { waiting } = this;
      this.waiting = undefined;
      if (waiting) waiting(message);
      else this.messages.push(message);
    });
  }

  static async connect(port: number, path: string): Promise<Client> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    const client = new Client(socket);
    await once(socket, 'open');
    return client;
  }

  /** A client of the database, after the handshake. */
  static async ofDatabase(port: number): Promise<Client> {
    const client = await Client.connect(port, '/.ws?v=5');
    await client.next();
    return client;
  }

  next(): Promise<string> {
    const message = this.messages.shift();
    if (message !== undefined) return Promise.resolve(message);
    return new Promise((resolve) => (this.waiting = resolve));
  }

  /** Resolves with the next message. It is the answer if the client has no listeners. */
  ask(text: string): Promise<string> {
    this.socket.send(text);
    return this.next();
  }
}

/** A request in the wire protocol. */
export function request(action: string, body: object): string {
  return JSON.stringify({ t: 'd', d: { r: 1, a: action, b: body } });
}
