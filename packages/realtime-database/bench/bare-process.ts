import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { serveParent } from './process.ts';

/**
 * Measures plain WebSockets: `/echo` returns each message, `/answer` always replies with its first message, `/tell`
 * sends to all clients of `/listen`.
 */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
const listeners = new Set<WebSocket>();

server.on('connection', (socket, { url }) => {
  let answer: string | undefined;
  if (url === '/listen') listeners.add(socket);
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8');
    if (url === '/tell') listeners.forEach((listener) => listener.send(text));
    if (url === '/answer') answer ??= text;
    socket.send(answer ?? text);
  });
});
server.on('listening', () => serveParent((server.address() as AddressInfo).port));
