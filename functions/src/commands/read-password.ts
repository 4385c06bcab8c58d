import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Typed twice at a silent terminal, or a line of standard input: the shell's history has all arguments. */
export async function readPassword(): Promise<string> {
  return process.stdin.isTTY ? typedTwice() : (await text(process.stdin)).replace(/\r?\n$/, '');
}

async function typedTwice(): Promise<string> {
  // What readline would show of the typed lines goes nowhere.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const ask = async (question: string) => {
    const answer = new Promise<string>((resolve, reject) => {
      terminal.question('').then(resolve, reject);
      terminal.once('close', reject);
    });
    process.stderr.write(question);
    try {
      return await answer;
    } catch (error) {
      throw new Error('Nada foi feito: a senha não foi informada.', { cause: error });
    } finally {
      process.stderr.write('\n');
    }
  };
  try {
    const password = await ask('Senha (não aparece): ');
    if ((await ask('Repita a senha: ')) === password) return password;
  } finally {
    terminal.close();
  }
  throw new Error('Nada foi feito: as duas senhas são diferentes. Tente de novo.');
}
