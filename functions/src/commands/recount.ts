import { isDeepStrictEqual } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase, ServerValue, type Database } from 'firebase-admin/database';
import { approvedAddresses, countApproved } from '../../../domain/people/approval';
import { customerEntries, type CustomerEntry } from '../../../domain/people/customer-entry';
import { addBought, type Bought } from '../../../domain/product/bought';
import { indexOf, type Author, type Order } from '../../../domain/order/order';
import { isOrderStatus } from '../../../domain/order/status';
import { addOrder, storedSums, sumsOfNone } from '../../../domain/figures/order-sums';
import { fromCents, toCents } from '../../../domain/words/money';
import { shapeOf, type OriginalOrder } from '../../../domain/order/shape';
import { addToPortfolios, type Portfolios } from '../../../domain/people/portfolio';
import { personIndexOf, type PersonIndex } from '../../../domain/people/search/index-keys';
import { paths } from '../../../domain/paths';
import { copyOrders } from './copy-all-orders';
import { headWrites, storedHead } from './heads';
import { storeAuthors } from './authors';
import { movePasswords } from './move-passwords';
import { differencesOf } from './sum-differences';
import { recordOf, type Stored } from '../stored/stored-fields';
import type { User } from '../../../domain/people/user';
import { tidyText } from '../../../domain/words/text';

/**
 * Makes anew what is derived from orders and users: their keys, heads and sums, the counters, what customers bought,
 * whose customers they are, and the copy in PostgreSQL (decision 83). For an installation of the original, an import or a
 * restored back-up. Run again, it finds nothing to do. Nobody may send orders meanwhile.
 *
 * * Needs FIREBASE_DATABASE_URL, for the copy PRODUCT_TABLE_URL, and GOOGLE_APPLICATION_CREDENTIALS unless it runs
 * against the emulators.
 */
async function recount(): Promise<string> {
  const databaseURL = process.env['FIREBASE_DATABASE_URL'];
  if (!databaseURL) throw new Error('Uso: FIREBASE_DATABASE_URL=https://… npm run recount');
  const app = initializeApp({ databaseURL });
  try {
    const database = getDatabase(app);
    const moved = await movePasswords(database);
    const { orders, renewed, heads, notes } = await recountOrders(database);
    const people = await recountApproved(database);
    await storeCustomers(database, people);
    const addresses = await keepApprovedAddresses(database, people);
    const { cliente, vendedor } = countApproved(people);
    return [
      `Contados ${orders} pedidos e ${cliente + vendedor} cadastros aprovados.`,
      `Passados à forma de hoje: ${renewed} pedidos.`,
      ...(heads > 0 ? [`Gravados ${heads} cabeçalhos.`] : []),
      ...(moved > 0 ? [`Senhas tiradas dos cadastros: ${moved}.`] : []),
      ...(addresses > 0 ? [`Gravados ${addresses} endereços aprovados.`] : []),
      ...notes,
      await renewCopy(database),
    ].join('\n');
  } finally {
    await deleteApp(app);
  }
}

/** A sentence of what came of it: what was counted before stays counted. */
async function renewCopy(database: Database): Promise<string> {
  const url = process.env['PRODUCT_TABLE_URL'];
  try {
    if (!url) throw new Error('PRODUCT_TABLE_URL não foi informada');
    return await copyOrders(database, url);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `A cópia dos pedidos não foi refeita (${reason}). Tente de novo com npm run copy-orders.`;
  }
}

/** Orders that are read and written at once: with their lines they must fit into one write. */
const chunkSize = 50;

interface Recounted {
  orders: number;
  renewed: number;
  heads: number;
  notes: string[];
}

async function recountOrders(database: Database): Promise<Recounted> {
  const sums = sumsOfNone();
  const bought = new Map<string, Record<string, Bought>>();
  const portfolios: Portfolios = {};
  const authors = new Set<string>();
  const notes: string[] = [];
  let renewed = 0;
  let heads = 0;
  let after = '0';
  for (;;) {
    const orders: Renewed[] = [];
    const before = after;
    const query = database.ref(paths.orders).orderByKey().startAfter(after).limitToFirst(chunkSize);
    (await query.get()).forEach((order) => {
      const stored = order.val() as StoredOrder;
      orders.push(renew(Number(order.key), stored));
      for (const { por } of Object.values(stored.historico ?? {}))
        if (por?.uid) authors.add(por.uid);
      after = order.key;
    });
    const headsWrite = await headWrites(database, orders, before);
    heads += Object.values(headsWrite).filter((head) => head !== null).length;
    for (const { counted } of orders) {
      addOrder(sums, counted);
      noteBought(bought, counted);
      if (counted.cliente.uid) addToPortfolios(portfolios, counted);
    }
    notes.push(...orders.flatMap((order) => order.notes));
    const changed = orders.filter(({ write }) => Object.keys(write).length > 0);
    renewed += changed.length;
    // In one write, so that an order and its head bear the same moment.
    const writes = [headsWrite, ...changed.map(({ write }) => write)];
    await database.ref().update(Object.assign({}, ...writes) as object);
    if (orders.length === 0) break;
  }
  notes.push(...(await differencesOf(database, sums)));
  await database.ref().update(storedSums(sums));
  await storeBought(database, bought);
  await storePortfolios(database, portfolios);
  await storeAuthors(database, authors);
  return { orders: sums.orders, renewed, heads, notes };
}

/** An order that names no customer, and lines that can't be read, count for nothing. */
function noteBought(bought: Map<string, Record<string, Bought>>, order: Renewed['counted']) {
  const { cliente, itens = [], numerodopedido, criadoem = 0 } = order;
  if (!cliente.uid) return;
  const records = bought.get(cliente.uid) ?? {};
  addBought(records, { numerodopedido, criadoem, itens });
  bought.set(cliente.uid, records);
}

/** Person by person: all of them might not fit into one write. */
async function storeBought(database: Database, bought: ReadonlyMap<string, object>) {
  for (const [uid, records] of bought) await database.ref(paths.boughtBy(uid)).set(records);
}

/** Seller by seller; who is nobody's customer any more goes. */
async function storePortfolios(database: Database, portfolios: Portfolios): Promise<void> {
  const stored = await database.ref(paths.sellers).get();
  const sellers: string[] = [];
  stored.forEach(({ key }) => void sellers.push(key));
  for (const seller of new Set([...sellers, ...Object.keys(portfolios)])) {
    await database.ref(paths.portfolio(seller)).set(portfolios[seller] ?? null);
  }
}

type StoredOrder = OriginalOrder &
  Pick<Order, 'idvendedor'> &
  Partial<Pick<Order, 'indice' | 'mudouem'>> & {
    status: string;
    cliente: Order['cliente'] & { senha?: string };
    historico?: Record<string, { por?: Partial<Author> }>;
  };

interface Renewed {
  counted: Parameters<typeof addOrder>[1] &
    Pick<Order, 'cliente'> &
    Partial<Pick<Order, 'itens' | 'criadoem'>>;
  write: Record<string, unknown>;
  head: Stored;
  notes: string[];
}

function renew(numerodopedido: number, stored: StoredOrder): Renewed {
  const { status, itens: _itens, ...order } = stored;
  if (!isOrderStatus(status)) {
    throw new Error(
      `As somas não foram refeitas: o pedido ${numerodopedido} tem um status desconhecido, "${status}". ` +
        'Corrija-o e tente de novo.',
    );
  }
  const shape = shapeOf(stored);
  const cliente = recordOf(order.cliente) as unknown as StoredOrder['cliente'];
  const counted = { ...order, ...shape, cliente, numerodopedido, status };
  const indice = indexOf(counted);
  const fields = Object.entries<unknown>({ ...shape, indice }).filter(
    ([field, value]) => !isDeepStrictEqual(stored[field as keyof StoredOrder], value),
  );
  // The original copied the whole record of a seller who ordered.
  if (cliente.senha !== undefined) fields.push(['cliente/senha', null]);
  const changed = dated(stored, Object.fromEntries(fields));
  const notes = [
    ...(fromCents(toCents(stored.total)) === shape.total
      ? []
      : [
          `Pedido ${numerodopedido}: o total era ${stored.total}, a soma dos itens é ${shape.total}.`,
        ]),
    ...(stored.data === shape.data
      ? []
      : [`Pedido ${numerodopedido}: a data era "${stored.data}", a do envio é ${shape.data}.`]),
  ];
  return {
    counted: { ...counted, indice },
    write: Object.fromEntries(
      Object.entries(changed).map(([field, value]) => [
        `${paths.order(numerodopedido)}/${field}`,
        value,
      ]),
    ),
    head: storedHead({ ...stored, ...changed }),
    notes,
  };
}

/** What is written changes the order now. So does not knowing when an order of the original last changed. */
function dated({ mudouem }: StoredOrder, fields: Stored): Stored {
  if (mudouem !== undefined && Object.keys(fields).length === 0) return fields;
  return { ...fields, mudouem: ServerValue.TIMESTAMP };
}

/** All people; their names are made tidy and their keys of lists renewed on the way. */
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
  const renewed = Object.entries(fields);
  for (let from = 0; from < renewed.length; from += entriesAtOnce) {
    await database.ref().update(Object.fromEntries(renewed.slice(from, from + entriesAtOnce)));
  }
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

/** What the rules make of a field that a damaged record lacks. */
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

const entriesAtOnce = 1000;

/** Entries of those who are no approved customers any more go. */
async function storeCustomers(database: Database, approved: User[]): Promise<void> {
  const entries = database.ref(paths.customers);
  const renewed: Record<string, CustomerEntry | null> = customerEntries(approved);
  (await entries.get()).forEach(({ key }) => {
    renewed[key] ??= null;
  });
  const all = Object.entries(renewed);
  for (let from = 0; from < all.length; from += entriesAtOnce) {
    await entries.update(Object.fromEntries(all.slice(from, from + entriesAtOnce)));
  }
}

/** Whoever was approved without an address on record gets the one of their record; answers how many. */
async function keepApprovedAddresses(database: Database, approved: User[]): Promise<number> {
  const addresses = database.ref(paths.approvedAddresses);
  const known = await addresses.get();
  const missing = approvedAddresses(approved.filter(({ uid }) => !known.hasChild(uid)));
  await addresses.update(missing);
  return Object.keys(missing).length;
}

recount().then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
