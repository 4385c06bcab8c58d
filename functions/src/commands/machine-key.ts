import type { Kysely } from 'kysely';
import { dateTimeInSaoPaulo } from '../../../domain/words/time';
import {
  createKey,
  listKeys,
  machineRights,
  revokeKey,
  type MachineRight,
} from '../caller/machine-keys';
import { openPostgres } from '../postgres/connection';
import type { PostgresTables } from '../postgres/schema';
import { runCommand } from './run-command';

const usage =
  `Uso: npm run machine-key -- create "nome" [${machineRights.join(' | ')}] | list | revoke "nome"\n` +
  'O nome diz de que sistema é a chave, em até 60 caracteres. Sem direito, a chave lê os pedidos.';

/**
 * Manages the keys of machines (decisions 84, 118, 120, 121): creates one with a right and shows it once, lists them, or revokes
 * one.
 *
 * Needs PRODUCT_TABLE_URL.
 */
void runCommand(async (url, [verb = '', nome = '', asked = 'pedidos']) => {
  const table = openPostgres(url);
  try {
    if (verb === 'list') return await list(table);
    if (!/^\S.{0,59}$/.test(nome)) throw new Error(usage);
    const right = machineRights.find((one) => one === asked);
    if (!right) throw new Error(usage);
    if (verb === 'create') return await create(table, nome, right);
    if (verb === 'revoke') return await revoke(table, nome);
    throw new Error(usage);
  } finally {
    await table.destroy();
  }
});

async function create(
  table: Kysely<PostgresTables>,
  nome: string,
  right: MachineRight,
): Promise<string> {
  const names = (await listKeys(table)).map((key) => key.nome);
  if (names.includes(nome)) {
    throw new Error(`Nada foi feito: já houve uma chave "${nome}". Escolha outro nome.`);
  }
  const key = await createKey(table, nome, right);
  return `${key}\nEsta é a chave de "${nome}"${rightWords(right)}. Guarde-a agora: ela não será mostrada de novo.`;
}

/** The right of a key, unless it is the usual one. */
const rightWords = (right: MachineRight) => (right === 'pedidos' ? '' : ` (${right})`);

async function list(table: Kysely<PostgresTables>): Promise<string> {
  const at = (moment: Date | null) => (moment ? dateTimeInSaoPaulo(moment) : 'nunca');
  const lines = (await listKeys(table)).map(
    ({ nome, direito, criadaem, usadaem, revogadaem }) =>
      `${nome}${rightWords(direito)}: criada em ${at(criadaem)}, último uso ${at(usadaem)}` +
      (revogadaem ? `, revogada em ${at(revogadaem)}` : ''),
  );
  return lines.length > 0 ? lines.join('\n') : 'Não há chaves.';
}

async function revoke(table: Kysely<PostgresTables>, nome: string): Promise<string> {
  if (await revokeKey(table, nome)) return `A chave "${nome}" foi revogada.`;
  throw new Error(`Nada foi feito: não há uma chave em uso com o nome "${nome}".`);
}
