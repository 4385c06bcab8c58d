import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * A password, typed twice at a terminal that doesn't show it, or one line of standard input. Never an argument: the
 * shell's history and the list of processes show those.
 */
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
    // The terminal is silent by now: what is typed ahead is not shown either.
    process.stderr.write(question);
    try {
      return await answer;
    } catch (error) {
      // Ctrl-C or Ctrl-D.
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
  throw new Error('Nada foi feito: as duas senhas são diferentes. Tente novamente.');
}
