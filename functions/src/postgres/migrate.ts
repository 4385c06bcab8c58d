import { Migrator, type Migration } from 'kysely';
import { commandPatience, openPostgres } from './connection';
import { MigrationRefused } from './migration-refused';
import { catalog } from './migrations/product/0001-catalog';
import { searchIndex } from './migrations/product/0002-search-index';
import { searchTerms } from './migrations/product/0003-search-terms';
import { productLists } from './migrations/product/0004-product-lists';
import { ordersCopy } from './migrations/order/0005-orders-copy';
import { machineKeys } from './migrations/order/0006-machine-keys';
import { figureIndexes } from './migrations/order/0007-figure-indexes';
import { pendingIndex } from './migrations/order/0008-pending-index';
import { orderFinder } from './migrations/order/0009-order-finder';
import { orderDay } from './migrations/order/0010-order-day';
import { machineRights } from './migrations/order/0021-machine-rights';
import { productSizes } from './migrations/product/0011-product-sizes';
import { productNews } from './migrations/product/0022-product-news';
import { stockAlerts } from './migrations/product/0024-stock-alerts';
import { boughtProducts } from './migrations/order/0012-bought-products';
import { customersOfSellers } from './migrations/order/0013-customers-of-sellers';
import { orderSums } from './migrations/order/0014-order-sums';
import { orderFilter } from './migrations/order/0015-order-filter';
import { orderChecks } from './migrations/order/0016-order-checks';
import { orderDocuments } from './migrations/order/0025-order-documents';
import { removedDocuments } from './migrations/order/0026-removed-documents';
import { contactSearch } from './migrations/order/0017-contact-search';
import { credit } from './migrations/people/0023-credit';
import { productPacks } from './migrations/product/0018-product-packs';

/** All migrations by name, which sorts them. Never change one that has run anywhere. */
const migrations: Record<string, Migration> = {
  '0001-catalog': catalog,
  '0002-search-index': searchIndex,
  '0003-search-terms': searchTerms,
  '0004-product-lists': productLists,
  '0005-orders-copy': ordersCopy,
  '0006-machine-keys': machineKeys,
  '0007-figure-indexes': figureIndexes,
  '0008-pending-index': pendingIndex,
  '0009-order-finder': orderFinder,
  '0010-order-day': orderDay,
  '0011-product-sizes': productSizes,
  '0012-bought-products': boughtProducts,
  '0013-customers-of-sellers': customersOfSellers,
  '0014-order-sums': orderSums,
  '0015-order-filter': orderFilter,
  '0016-order-checks': orderChecks,
  '0017-contact-search': contactSearch,
  '0018-product-packs': productPacks,
  '0021-machine-rights': machineRights,
  '0022-product-news': productNews,
  '0023-credit': credit,
  '0024-stock-alerts': stockAlerts,
  '0025-order-documents': orderDocuments,
  '0026-removed-documents': removedDocuments,
};

/** Runs all new migrations, or none if one fails; returns their names. */
export async function migrate(url: string): Promise<string[]> {
  const db = openPostgres(url, { patience: commandPatience });
  try {
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) {
      // The command knows the reasons of all other failures.
      const reason = error instanceof MigrationRefused ? ` ${error.message}` : '';
      throw new Error(`A tabela de produtos não foi atualizada.${reason}`, { cause: error });
    }
    return results.map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}
