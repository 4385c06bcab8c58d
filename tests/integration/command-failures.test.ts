import { createRequire } from 'node:module';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../emulators/start/project-root';
import { startRealPostgres } from '../support/real-postgres';
import { waitPatience } from '../support/time-limits';

const functions = join(projectRoot, 'functions');
const { Client } = createRequire(join(functions, 'package.json'))('pg') as {
  Client: new (url: string) => Record<'connect' | 'end', () => Promise<void>> & {
    query: (text: string) => Promise<unknown>;
  };
};
// Not in lib, which other tests build at the same time, but where Node finds the functions' packages.
const bundle = join(functions, 'node_modules/.cache/command-failures-test');
let postgres: Awaited<ReturnType<typeof startRealPostgres>>;

beforeAll(async () => {
  [postgres] = await Promise.all([
    startRealPostgres({ auth: 'scram-sha-256' }),
    execa('npm', ['run', 'build', '--', '--dir', bundle, '--cleanDir'], { cwd: functions }),
  ]);
  const client = new Client(postgres.url);
  await client.connect();
  await client.query("create role leitor login password 'leitor'");
  await client.end();
});
afterAll(() => postgres.close());

const run = (command: string, env: Record<string, string>, args: string[] = []) =>
  execa('node', [join(bundle, `commands/${command}.js`), ...args], {
    input: 'senha do dono\n',
    // Without the variables that name emulators and credentials.
    env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', ...env },
    extendEnv: false,
    reject: false,
    timeout: waitPatience,
  });

const at = (change: (url: URL) => void) => {
  const url = new URL(postgres.url);
  change(url);
  return url.href;
};

describe('npm run migrate says why it failed, and what to do', () => {
  test.each<[string, RegExp, () => string]>([
    ['a wrong password', /usuário ou a senha: confira/, () => at((url) => (url.password = 'x'))],
    ['no password', /Falta a senha: informe/, () => at((url) => (url.password = ''))],
    ['no server', /Nenhum servidor PostgreSQL responde/, () => at((url) => (url.port = '1'))],
    [
      'an unknown host',
      /host .+ não foi encontrado: corrija/,
      () => at((url) => (url.host = 'nada.invalid')),
    ],
    ['no database', /não existe no servidor: crie-o/, () => at((url) => (url.pathname = 'nada'))],
    ['no TLS', /não oferece TLS: ative-o/, () => `${postgres.url}?sslmode=verify-full`],
    [
      'no right',
      /não tem permissão para isto: conceda-a/,
      () => at((url) => (url.username = url.password = 'leitor')),
    ],
    [
      'a port that is no number',
      /não é válido: use a forma/,
      () => 'postgres://a:b@host:porta/banco',
    ],
    ['another address', /não é válido: use a forma/, () => 'banco.json'],
    ['a symbol in the password', /não é válido: use a forma/, () => 'postgres://a:b#c@host/banco'],
  ])('%s', async (_, reason, url) => {
    const { exitCode, stderr, stdout } = await run('migrate', { PRODUCT_TABLE_URL: url() });
    expect(stderr).toMatch(reason);
    expect([exitCode, stdout, stderr.split('\n').length]).toEqual([1, '', 1]);
  });
});

test('another command says the same, and to migrate first', async () => {
  const { stderr } = await run('machine-key', { PRODUCT_TABLE_URL: postgres.url }, ['list']);
  expect(stderr).toBe(
    'O comando não terminou. Falta uma tabela no banco de dados: rode npm run migrate e tente de novo.',
  );
});

test.each([
  ['recount', []],
  ['make-administrator', ['dono@mmv.local', 'Dona da Empresa']],
])('%s ends without credentials, and names their variable', async (command, args) => {
  const { exitCode, stderr } = await run(
    command,
    { FIREBASE_DATABASE_URL: 'https://nada.invalid', GOOGLE_APPLICATION_CREDENTIALS: '/nada.json' },
    args,
  );
  expect(stderr).toMatch(/^Nada foi feito: .+ GOOGLE_APPLICATION_CREDENTIALS /);
  expect(exitCode).toBe(1);
});
