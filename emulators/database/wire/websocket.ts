import type { WebSocket } from 'ws';
import { FrameReader, toFrames } from './frames';
import { Session, type SessionParts } from './session';

/** Serves one client over its socket. */
export function serveWebSocket(socket: WebSocket, parts: Omit<SessionParts, 'transport'>): Session {
  const transport = {
    send: (message: string) => toFrames(message).forEach((frame) => socket.send(frame)),
  };
  const session = new Session({ ...parts, transport });
  const frames = new FrameReader();
  socket.on('message', (data: Buffer) => {
    try {
      const message = frames.read(data.toString('utf8'));
      if (message !== undefined) session.receive(message);
    } catch (error) {
      parts.log(`a client sent something unreadable: ${(error as Error).message}`);
      socket.close();
    }
  });
  socket.on('error', (error) => parts.log(`connection failed: ${error.message}`));
  socket.on('close', () => session.close());
  return session;
}
