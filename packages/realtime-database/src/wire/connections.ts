import type { ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import type { Database } from '../core/database.ts';
import { Client, transportOf } from './client.ts';
import type { SessionParts } from './session.ts';
import { TransactionTurns } from './transaction-turns.ts';

type ConnectionParts = Omit<SessionParts, 'turns'>;

/** All connected clients of a server. */
export class Connections {
  private readonly clients = new Map<string, Client>();
  private readonly turns = new WeakMap<Database, TransactionTurns>();

  constructor(private readonly limit: number) {}

  /** Whether the server has no room for another client, which must then try again later. */
  get isFull(): boolean {
    return this.clients.size >= this.limit;
  }

  /** Opens a websocket: for a new client, or for a polling client that moves to it (`s`). */
  openSocket(socket: WebSocket, parameters: URLSearchParams, parts: ConnectionParts): void {
    const moving = parameters.get('s');
    if (moving === null) {
      this.add(parameters, parts, socket);
      return;
    }
    const client = this.clients.get(moving);
    if (client) {
      client.offer(socket);
    } else {
      transportOf(socket).send(JSON.stringify({ t: 'c', d: { t: 'r', d: parts.host } }));
      socket.close();
    }
  }

  /** Answers a long-polling request: the first of a client (`start`), or a later one of a known client. */
  answerPoll(parameters: URLSearchParams, response: ServerResponse, parts: ConnectionParts): void {
    if (parameters.has('start') && this.isFull) {
      response.writeHead(503).end();
      return;
    }
    if (parameters.has('start')) {
      const client = this.add(parameters, parts);
      client.poll?.start(client.session.id, parameters.get('cb') ?? '', response);
      return;
    }
    const poll = this.clients.get(parameters.get('id') ?? '')?.poll;
    if (!poll || poll.password !== parameters.get('pw')) {
      // The error makes the script fail, and then the SDK connects again.
      response.writeHead(404).end();
    } else if (parameters.has('dframe')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end();
    } else {
      poll.poll(parameters, response);
    }
  }

  private add(parameters: URLSearchParams, parts: ConnectionParts, socket?: WebSocket): Client {
    // The client may reconnect before its old connection has timed out, so the old one is closed.
    this.clients.get(parameters.get('ls') ?? '')?.leave();
    const turns = this.turns.get(parts.database) ?? new TransactionTurns();
    this.turns.set(parts.database, turns);
    const onGone = () => void this.clients.delete(client.session.id);
    const client = new Client({ ...parts, turns }, onGone, socket);
    this.clients.set(client.session.id, client);
    return client;
  }
}
