import type { DataSnapshot, Database, Query } from 'firebase-admin/database';

/** Counts the orders that are read whole, and can withhold answers about orders. */
export function watchReads(database: Database) {
  const prototype = queryPrototype(database);
  const get = prototype.get;
  let whole = 0;
  let allowed = Infinity;
  prototype.get = async function (this: Query): Promise<DataSnapshot> {
    const [root = '', number] = new URL(this.ref.toString()).pathname.split('/').filter(Boolean);
    if (!['pedidos', 'cabecalhos'].includes(root)) return get.call(this);
    if (allowed <= 0) return new Promise(() => {});
    if (root === 'pedidos') allowed -= 1;
    const answer = await get.call(this);
    if (root === 'pedidos') whole += number === undefined ? answer.numChildren() : 1;
    return answer;
  };
  return {
    /** The number of whole reads since the last call. */
    takeWhole() {
      const count = whole;
      whole = 0;
      return count;
    },
    /** Withholds the answers after this many reads of `pedidos`. */
    allow(count: number) {
      allowed = count;
    },
    stop() {
      prototype.get = get;
    },
  };
}

/** The class of all queries, which the SDK doesn't export. */
function queryPrototype(database: Database): { get: (this: Query) => Promise<DataSnapshot> } {
  const query: object = database.ref('any').orderByKey();
  return Object.getPrototypeOf(query) as { get: (this: Query) => Promise<DataSnapshot> };
}
