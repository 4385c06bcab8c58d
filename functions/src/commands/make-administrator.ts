import { parseArgs } from 'node:util';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { errorCode } from '../../../domain/outbox/failure';
import { paths } from '../../../domain/paths';
import { withIndex } from '../../../domain/people/search/index-keys';
import { administratorRecord, fieldChecks } from '../../../domain/registration/registration';
import { printOutcome } from './run-command';
import { withFirebase } from './with-firebase';

const usage =
  'Uso: FIREBASE_DATABASE_URL=https://… GOOGLE_APPLICATION_CREDENTIALS=/caminho/chave.json npm run make-administrator -- e-mail "nome" [--existing]\n' +
  'A senha é pedida no terminal, ou lida da entrada padrão; ela não é aceita como argumento.';

interface Administrator {
  email: string;
  nome: string;
  senha: string;
  existing: boolean;
}

/**
 * Creates an administrator (decision 16), which no browser can do. Refuses an existing account, because a stranger may
 * have registered the e-mail. With `--existing` the account gets this password and its sessions end.
 *
 * Needs FIREBASE_DATABASE_URL, and GOOGLE_APPLICATION_CREDENTIALS unless it runs against the emulators.
 */
async function run(args: string[]): Promise<string> {
  const { email, nome, existing } = readArguments(args);
  // Asks for the password only when the address and the credentials are there.
  return withFirebase(async (app) => {
    const senha = await readPassword();
    const complaint = fieldChecks.senha(senha);
    if (complaint) throw new Error(`Nada foi feito: a senha não serve (${complaint}).`);
    return makeAdministrator(app, { email, nome, senha, existing });
  });
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { existing: { type: 'boolean', default: false } },
  });
  const [email, nome, ...others] = positionals;
  if (!email || !nome || others.length > 0) throw new Error(usage);
  if (fieldChecks.email(email)) throw new Error(`Nada foi feito: "${email}" não é um e-mail.`);
  if (fieldChecks.nome(nome)) throw new Error('Nada foi feito: o nome é curto demais.');
  return { email, nome, existing: values.existing };
}

async function makeAdministrator(
  app: App,
  { email, nome, senha, existing }: Administrator,
): Promise<string> {
  const auth = getAuth(app);
  const found = await auth.getUserByEmail(email).catch((error: unknown) => {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
    return undefined;
  });
  if (found && !existing) {
    throw new Error(
      `Nada foi feito: ${email} já tem uma conta, talvez de outra pessoa. ` +
        'Com --existing ela recebe a senha informada e todas as suas sessões são encerradas.',
    );
  }
  const { uid } = await (found
    ? auth.updateUser(found.uid, { password: senha, displayName: nome, disabled: false })
    : auth.createUser({ email, password: senha, displayName: nome }));
  await auth.revokeRefreshTokens(uid);
  // An ID token outlives its session by up to an hour. The rules refuse administrators whose session began before this
  // moment.
  const since = Math.floor(Date.now() / 1000) + 1;
  await getDatabase(app)
    .ref()
    .update({
      [paths.user(uid)]: withIndex(administratorRecord(nome, { uid, email }, new Date())),
      [paths.sessionsSince(uid)]: since,
    });
  const done = `${nome} (${email}) é administrador.`;
  return found
    ? `${done} A conta já existia: a senha foi trocada e todas as sessões foram encerradas.`
    : done;
}

void printOutcome(run);

/**
 * Read from the terminal without echo, twice, or from standard input: an argument would end up in the shell's history.
 */
async function readPassword(): Promise<string> {
  return process.stdin.isTTY ? typedTwice() : (await text(process.stdin)).replace(/\r?\n$/, '');
}

async function typedTwice(): Promise<string> {
  // Discards what readline would echo.
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
