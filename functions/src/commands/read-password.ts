import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * A password, from nowhere that others can read it: typed twice at a terminal, which does not show it, or the one line
 * of standard input. Never an argument: those stay in the shell's history and in the list of processes.
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const password = await typed('Senha (não aparece): ');
  if ((await typed('Repita a senha: ')) !== password) {
    throw new Error('Nada foi feito: as duas senhas são diferentes. Tente novamente.');
  }
  return password;
}

/** What readline would show of the typed line goes here. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function typed(question: string): Promise<string> {
  process.stderr.write(question);
  const terminal = createInterface({ input: process.stdin, output: nowhere(), terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      terminal.question('').then(resolve, reject);
      // Ctrl-C and Ctrl-D.
      terminal.once('close', () => reject(new Error('Nada foi feito: a senha não foi informada.')));
    });
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
