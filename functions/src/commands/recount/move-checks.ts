import type { Database } from 'firebase-admin/database';
import type { Kysely } from 'kysely';
import type { OrderCheck } from '../../../../domain/order/check/comparison';
import { saveChecks } from '../../order/check/saved-checks';
import type { PostgresTables } from '../../postgres/schema';
import { maxInteger } from '../../stored/order-pages';
import { isWhole, recordOf, type Stored } from '../../stored/stored-fields';
import { earlier } from './move-nodes';

const checksAtOnce = 1_000;

type Checks = ReadonlyMap<number, OrderCheck>;

/** Moves the comparisons that earlier versions kept in the database. Can be repeated after an interruption. */
export async function moveChecks(
  database: Database,
  table: Kysely<PostgresTables>,
): Promise<number> {
  let moved = 0;
  for await (const checks of earlierChecks(database)) {
    await saveChecks(table, checks);
    moved += checks.size;
  }
  return moved;
}

/** Order numbers whose comparisons are not in PostgreSQL yet. */
export async function unmovedChecks(
  database: Database,
  table: Kysely<PostgresTables>,
): Promise<number[]> {
  const unmoved: number[] = [];
  for await (const checks of earlierChecks(database)) {
    const moved = await table
      .selectFrom('conferencias')
      .select('numeropedido')
      .where('numeropedido', 'in', [...checks.keys()])
      .execute();
    const numbers = new Set(moved.map(({ numeropedido }) => numeropedido));
    unmoved.push(...[...checks.keys()].filter((number) => !numbers.has(number)));
  }
  return unmoved;
}

async function* earlierChecks(database: Database): AsyncGenerator<Checks> {
  const all = database.ref(earlier.orderChecks).orderByKey().limitToFirst(checksAtOnce);
  let page = await all.get();
  while (page.exists()) {
    const checks = new Map<number, OrderCheck>();
    let last = '';
    page.forEach((check) => {
      last = check.key;
      const number = Number(check.key);
      if (isWhole(number) && number > 0 && number <= maxInteger)
        checks.set(number, checkFrom(recordOf(check.val())));
    });
    if (checks.size > 0) yield checks;
    page = await all.startAfter(last).get();
  }
}

/** Comparisons from before decision 79 lack `primeiro` and `vezes`. */
function checkFrom(stored: Stored): OrderCheck {
  const count = (name: string) => (isWhole(stored[name]) ? stored[name] : 0);
  return {
    ...{ em: count('em'), itens: count('itens'), codigo: count('codigo'), nome: count('nome') },
    ...{ preco: count('preco'), estoque: count('estoque') },
    ...{ primeiro: stored['primeiro'] === true, vezes: count('vezes') },
  };
}
