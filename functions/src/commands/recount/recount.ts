import { counted } from '../../../../domain/words/counted';
import { isDeepStrictEqual } from 'node:util';
import type { App } from 'firebase-admin/app';
import { getDatabase, type Database } from 'firebase-admin/database';
import { approvedAddresses, countApproved } from '../../../../domain/people/approval';
import { customerEntries, type CustomerEntry } from '../../../../domain/people/customer-entry';
import { personIndexOf, type PersonIndex } from '../../../../domain/people/search/index-keys';
import { paths } from '../../../../domain/paths';
import { copyOrders } from '../copy-all-orders';
import { storeAuthors } from './authors';
import { countAll, noCounts, type Counts } from './count-orders';
import { moveNodes, movePasswords } from './move-nodes';
import { updateInParts } from './update-in-parts';
import { countedSums, raiseNumber, readSums, settle } from './settle';
import { failureText } from '../run-command';
import { overlap } from '../../order/copy/catch-up';
import { isCustomer, type User } from '../../../../domain/people/user';
import { tidyText } from '../../../../domain/words/text';

/**
 * Recomputes everything derived from orders and users: keys, heads, sums, counters, sellers' customers, and the copy in
 * PostgreSQL (decision 83). For an installation of the original, an import or a restored back-up. Can be repeated.
 * People may send and move orders meanwhile, but nobody may approve people.
 *
 * Needs FIREBASE_DATABASE_URL, PRODUCT_TABLE_URL for the copy, and GOOGLE_APPLICATION_CREDENTIALS unless it runs
 * against the emulators.
 */
export async function recount(app: App): Promise<string> {
  const database = getDatabase(app);
  const moved = await movePasswords(database);
  await moveNodes(database);
  const { orders, renewed, heads, notes } = await recountOrders(database);
  const people = await recountApproved(database);
  await storeCustomers(database, people);
  const addresses = await keepApprovedAddresses(database, people);
  const { cliente, vendedor } = countApproved(people);
  return [
    `Contados ${counted(orders.size, 'pedido', 'pedidos')} e ${counted(cliente + vendedor, 'cadastro aprovado', 'cadastros aprovados')}.`,
    `Passados à forma de hoje: ${counted(renewed, 'pedido', 'pedidos')}.`,
    ...(heads > 0 ? [`Gravados ${counted(heads, 'cabeçalho', 'cabeçalhos')}.`] : []),
    ...(moved > 0 ? [`Senhas guardadas na forma de hoje: ${moved}.`] : []),
    ...(addresses > 0
      ? [`Gravados ${counted(addresses, 'endereço aprovado', 'endereços aprovados')}.`]
      : []),
    ...notes,
    await renewCopy(database),
  ].join('\n');
}

/** Returns a sentence even after a failure, because the counted sums are already stored. */
async function renewCopy(database: Database): Promise<string> {
  const url = process.env['PRODUCT_TABLE_URL'];
  try {
    if (!url) throw new Error('Informe PRODUCT_TABLE_URL.');
    return await copyOrders(database, url);
  } catch (error) {
    return `A cópia dos pedidos não foi refeita. ${failureText(error)} Tente de novo com npm run copy-orders.`;
  }
}

async function recountOrders(database: Database): Promise<Counts> {
  const counts = noCounts(Date.now() - overlap);
  await countAll(database, counts);
  await raiseNumber(database, counts);
  await settle(database, counts, {
    read: () => readSums(database),
    counted: () => countedSums(counts),
  });
  await storeAuthors(database, counts.authors);
  await storeRepresentatives(database, counts);
  return counts;
}

/** Only adds missing entries: a customer of a seller stays one. */
async function storeRepresentatives(database: Database, { orders }: Counts): Promise<void> {
  const all = database.ref(paths.allRepresentatives);
  const stored = await all.get();
  const missing: Record<string, true> = {};
  for (const { idvendedor, cliente } of orders.values()) {
    if (!isCustomer(cliente) || !cliente.uid || !idvendedor) continue;
    const place = `${cliente.uid}/${idvendedor}`;
    if (!stored.hasChild(place)) missing[place] = true;
  }
  await updateInParts(all, missing);
}

/** All approved people. Tidies all people's names and renews their keys on the way. */
async function recountApproved(database: Database): Promise<User[]> {
  const approved: User[] = [];
  const fields: Record<string, PersonIndex | string> = {};
  (await database.ref(paths.users).get()).forEach((user) => {
    const { indice, ...record } = user.val() as User & { indice?: PersonIndex };
    const names = tidyNames(record);
    for (const [field, name] of Object.entries(names))
      fields[`${paths.user(user.key)}/${field}`] = name;
    const person = { ...record, ...names, uid: user.key };
    const index = personIndexOf(readable(person));
    if (!isDeepStrictEqual(indice, index)) fields[paths.personIndex(user.key)] = index;
    if (person.analise === true) approved.push(person);
  });
  await updateInParts(database.ref(), fields);
  await database.ref(paths.approved).set(countApproved(approved));
  return approved;
}

function tidyNames({ nome, razaosocial }: User): Partial<Pick<User, 'nome' | 'razaosocial'>> {
  const isUntidy = (name: unknown): name is string =>
    typeof name === 'string' && tidyText(name) !== name;
  return {
    ...(isUntidy(nome) && { nome: tidyText(nome) }),
    ...(isUntidy(razaosocial) && { razaosocial: tidyText(razaosocial) }),
  };
}

/** Damaged fields as the rules treat them: '' or 0. */
function readable(person: User): User {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { cod, nome, email, razaosocial } = person;
  return {
    ...person,
    cod: typeof cod === 'number' ? cod : 0,
    nome: text(nome),
    email: text(email),
    razaosocial: text(razaosocial),
  };
}

/** Writes the entries of approved customers and deletes all others. */
async function storeCustomers(database: Database, approved: User[]): Promise<void> {
  const entries = database.ref(paths.customers);
  const renewed: Record<string, CustomerEntry | null> = customerEntries(approved);
  (await entries.get()).forEach(({ key }) => {
    renewed[key] ??= null;
  });
  await updateInParts(entries, renewed);
}

/** Gives approved people without an approved address the one of their record; returns how many. */
async function keepApprovedAddresses(database: Database, approved: User[]): Promise<number> {
  const known = await database.ref(paths.accounts).get();
  const missing = Object.entries(
    approvedAddresses(approved.filter(({ uid }) => !known.hasChild(`${uid}/email`))),
  ).map(([uid, email]) => [paths.approvedAddress(uid), email] as const);
  await updateInParts(database.ref(), Object.fromEntries(missing));
  return missing.length;
}
