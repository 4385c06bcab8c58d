import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail that the server accepted. */
interface Taken {
  to: string;
  text: string;
}

/** A mail server whose answers a test controls. */
export async function startMailServer() {
  const taken: Taken[] = [];
  /** The answers for some addresses; all others are accepted. */
  const refuses = new Map<string, string>();
  let onMail: (mail: Taken) => void | Promise<void> = () => undefined;
  let connections = 0;
  const sockets = new Set<Socket>();

  function serve(socket: Socket): void {
    connections += 1;
    sockets.add(socket);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let to = '';
    let lines: string[] | undefined;
    say('220 mmv');
    createInterface(socket).on('line', (line) => {
      if (lines && line === '.') {
        const mail = { to, text: decoded(lines.join('\n')) };
        lines = undefined;
        void Promise.resolve(onMail(mail)).then(() => {
          if (socket.destroyed) return;
          taken.push(mail);
          say('250 taken');
        });
      } else if (lines) {
        lines.push(line);
      } else if (line.startsWith('RCPT TO')) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        say(refuses.get(to) ?? '250 ok');
      } else if (line === 'DATA') {
        lines = [];
        say('354 go on');
      } else {
        say('250 ok');
      }
    });
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  }

  const server = createServer(serve);
  let port = 0;
  const start = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  await start();
  return {
    url: () => `smtp://127.0.0.1:${port}`,
    taken,
    refuses,
    connections: () => connections,
    /** Runs before the server accepts each mail, to simulate a slow or dying server. */
    beforeTaking: (doFirst: typeof onMail) => {
      onMail = doFirst;
    },
    start,
    async stop() {
      sockets.forEach((socket) => socket.destroy());
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}

/** Decodes quoted-printable text and the subject's encoded words. */
function decoded(mail: string): string {
  const bytes = (text: string) => decodeURIComponent(text.replaceAll(/=([0-9A-F]{2})/g, '%$1'));
  return mail
    .replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, '')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, words: string) => bytes(words.replaceAll('_', ' ')))
    .replaceAll('=\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, bytes);
}
