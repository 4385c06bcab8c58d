import { once } from 'node:events';
import { createServer } from 'node:net';
import { ports } from '../ports';
import { StartError } from './start-error';

/** The service of each port, as the message about a taken port names it. */
const wantedBy: Record<keyof typeof ports, string> = {
  app: 'o aplicativo (Vite)',
  auth: 'o emulador do Firebase Auth',
  functions: 'o emulador das Functions',
  hosting: 'o emulador do Hosting',
  database: 'o Realtime Database local',
  postgres: 'a tabela de produtos (PostgreSQL)',
  inbox: 'a caixa de e-mails',
  smtp: 'o servidor de e-mails (SMTP)',
  registry: 'o cadastro de empresas',
  hub: 'a central dos emuladores do Firebase',
  logging: 'o registro dos emuladores do Firebase',
  eventarc: 'o emulador do Eventarc',
  tasks: 'o emulador do Cloud Tasks',
};

/** IPv4 and IPv6 together, then each loopback address: macOS lets them be taken separately. */
const hosts = ['::', '127.0.0.1', '::1'];

const advice = 'Nada foi iniciado. Encerre quem ocupa a porta e tente de novo.';

/** Rejects unless every port is free. The message names each taken port and its service. */
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
    // A machine without IPv6 gives another error; nobody can take the port there.
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  }
  server.close();
  await once(server, 'close');
  return false;
}
