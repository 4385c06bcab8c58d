import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readUser } from '../stored/users';
import { addressOf } from './address';
import { isTaken, takePause, takeTurn } from './pause';
import { tellPeople } from './tell-people';

vi.mock('../stored/users');
vi.mock('./address');
vi.mock('./pause');

/** What the mail server answers about some addresses; it takes all others. */
const refuses = new Map<string, string>();
let delivered: string[] = [];

function serve(socket: Socket): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to = '';
  let isText = false;
  say('220 mmv');
  createInterface(socket).on('line', (line) => {
    if (isText) {
      if (line !== '.') return;
      isText = false;
      delivered.push(to);
      say('250 taken');
    } else if (line.startsWith('RCPT TO')) {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      say(refuses.get(to) ?? '250 ok');
    } else if (line === 'DATA') {
      isText = true;
      say('354 go on');
    } else {
      say('250 ok');
    }
  });
  socket.on('error', () => undefined);
}

const server = createServer(serve);
const giveBack = vi.fn();

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('MAIL_SENDER', 'pedidos@mmv.local');
  vi.spyOn(logger, 'error').mockReturnValue(undefined);
  refuses.clear();
  delivered = [];
  giveBack.mockReset();
  vi.mocked(isTaken).mockResolvedValue(false);
  vi.mocked(takeTurn).mockResolvedValue({ giveBack });
  vi.mocked(takePause).mockResolvedValue({ giveBack: vi.fn(), keepUntil: vi.fn() });
  vi.mocked(readUser).mockResolvedValue({
    ...{ nome: 'Ana', email: '', superUser: false, permissao: 'cliente', analise: true },
  });
  vi.mocked(addressOf)
    .mockReset()
    .mockImplementation((uid) => Promise.resolve(`${uid}@bici.com`));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (!server.listening) return;
  server.close();
  await once(server, 'close');
});

const news = ['ana', 'beto', 'caio'].map((uid, at) => ({
  numerodopedido: at + 1,
  uid,
  key: `pedido-${at + 1}`,
}));
const tell = () => tellPeople(news, () => ({ subject: 'Oi', text: 'Oi', html: 'Oi' }));
const nothing = { depois: [], semendereco: [], naoenviados: [] };

describe('decision 64: each customer is told, whatever became of the others', () => {
  it('an address that the mail server refuses is settled, and keeps nobody from theirs', async () => {
    refuses.set('beto@bici.com', '550 no such mailbox');
    expect(await tell()).toEqual({ ...nothing, semendereco: [2] });
    expect(delivered).toEqual(['ana@bici.com', 'caio@bici.com']);
    expect(giveBack).toHaveBeenCalledOnce();
  });

  it('one that is refused for now is to be tried again, alone', async () => {
    refuses.set('ana@bici.com', '450 come back later');
    expect(await tell()).toEqual({ ...nothing, naoenviados: [1] });
    expect(delivered).toEqual(['beto@bici.com', 'caio@bici.com']);
  });

  it('somebody whose record can’t be read keeps nobody from theirs', async () => {
    vi.mocked(addressOf).mockRejectedValueOnce(new Error('auth/internal-error'));
    expect(await tell()).toEqual({ ...nothing, naoenviados: [1] });
    expect(delivered).toHaveLength(2);
  });

  it('a mail server that is down is asked once, and is the caller’s failure', async () => {
    server.close();
    await once(server, 'close');
    await expect(tell()).rejects.toMatchObject({ codigo: 'email-indisponivel' });
    expect(addressOf).toHaveBeenCalledTimes(1);
  });

  it('who was told, and whose turn has not come, takes no mail', async () => {
    vi.mocked(isTaken).mockResolvedValueOnce(true);
    vi.mocked(takeTurn).mockResolvedValueOnce(undefined);
    expect(await tell()).toEqual({ ...nothing, depois: [2] });
    expect(delivered).toEqual(['caio@bici.com']);
  });
});
