import type { WebSocket } from 'ws';
import type { Transport } from './channel.ts';
import { FrameReader, toFrames } from './frames.ts';
import { LongPoll } from './long-poll.ts';
import { parseMessage, type Message } from './request.ts';
import { Session, type SessionParts } from './session.ts';

/** One client: a websocket, or long polling that moves to a websocket when one works. */
export class Client {
  readonly session: Session;
  readonly poll: LongPoll | undefined;
  /** Messages from the new transport that arrived before the last one of the old transport. */
  private early: Message[] | undefined;

  /** Without a socket the client polls. `onGone` is called once, when the client has left. */
  constructor(
    private readonly parts: SessionParts,
    private readonly onGone: () => void,
    socket?: WebSocket,
  ) {
    if (socket) {
      this.session = new Session(parts, transportOf(socket));
      this.readFrom(
        socket,
        (message) => this.session.receive(message),
        () => this.leave(),
      );
    } else {
      this.poll = new LongPoll(
        (text) => this.receivePolled(text),
        () => this.leave(),
      );
      this.session = new Session(parts, this.poll);
    }
  }

  /**
   * Moves from polling to the socket as the SDK expects. The server offers, the client pings and accepts, and each side
   * closes the old transport.
   */
  offer(socket: WebSocket): void {
    const transport = transportOf(socket);
    let isAccepted = false;
    const control = (type: string) => {
      transport.send(JSON.stringify({ t: 'c', d: { t: type, d: {} } }));
    };
    const onMessage = (message: Message) => {
      if (isAccepted) {
        if (this.early) this.early.push(message);
        else this.session.receive(message);
      } else if (message.kind === 'control' && message.type === 'a') {
        isAccepted = true;
        this.early = [];
        this.session.channel.control('n');
        this.session.channel.transport = transport;
      } else {
        control('o');
      }
    };
    this.readFrom(socket, onMessage, () => isAccepted && this.leave());
    control('a');
  }

  leave(): void {
    this.poll?.close();
    this.session.close();
    this.onGone();
  }

  private receivePolled(text: string): void {
    const message = parseMessage(text);
    if (message.kind !== 'control' || message.type !== 'n') {
      this.session.receive(message);
      return;
    }
    this.poll?.close();
    this.early?.forEach((held) => this.session.receive(held));
    this.early = undefined;
  }

  private readFrom(
    socket: WebSocket,
    onMessage: (message: Message) => void,
    onClose: () => void,
  ): void {
    const frames = new FrameReader();
    socket.on('message', (data: Buffer) => {
      try {
        const text = frames.read(data.toString('utf8'));
        if (text !== undefined) onMessage(parseMessage(text));
      } catch (error) {
        this.parts.log(`a client sent something unreadable: ${String(error)}`);
        socket.close();
      }
    });
    socket.on('error', (error) => this.parts.log(`a connection failed: ${error.message}`));
    socket.on('close', onClose);
  }
}

export function transportOf(socket: WebSocket): Transport {
  return {
    send: (message) => toFrames(message).forEach((frame) => socket.send(frame)),
    close: () => socket.close(),
  };
}
