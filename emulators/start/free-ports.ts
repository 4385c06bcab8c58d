import { once } from 'node:events';
import { createServer } from 'node:net';
import { ports } from '../ports';
import { StartError } from './start-error';

/** Who wants each port, in the words of the message that says it is taken. */
const wantedBy: Record<keyof typeof ports, string> = {
  app: 'o aplicativo (Vite)',
  auth: 'o emulador do Firebase Auth',
  functions: 'o emulador das Functions',
  hosting: 'o emulador do Hosting',
  database: 'o Realtime Database local',
  productTable: 'a tabela de produtos (PostgreSQL)',
  inbox: 'a caixa de e-mails',
  smtp: 'o servidor de e-mails (SMTP)',
  registry: 'o cadastro de empresas',
  hub: 'a central dos emuladores do Firebase',
  logging: 'o registro dos emuladores do Firebase',
  eventarc: 'o emulador do Eventarc',
  tasks: 'o emulador do Cloud Tasks',
};

/** All of IPv4 and IPv6 at once, then each loopback: macOS lets them be taken apart. */
const hosts = ['::', '127.0.0.1', '::1'];

const advice = 'Nada foi iniciado. Encerre quem ocupa a porta e tente de novo.';

/** Rejects unless every port is free, and names each taken one with the service that wanted it. */
export async function checkPortsAreFree(wanted: Partial<typeof ports> = ports) {
  const sentences: string[] = [];
  for (const [name, port] of Object.entries(wanted) as [keyof typeof ports, number][]) {
    if (await isTaken(port)) {
      sentences.push(`A porta ${port}, pedida para ${wantedBy[name]}, está ocupada.`);
    }
  }
  if (sentences.length > 0) throw new StartError([...sentences, advice].join('\n'));
}

async function isTaken(port: number): Promise<boolean> {
  for (const host of hosts) {
    if (await isRefused(host, port)) return true;
  }
  return false;
}

async function isRefused(host: string, port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    // A machine without IPv6 answers otherwise, and nobody can hold the port there.
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  }
  server.close();
  await once(server, 'close');
  return false;
}
