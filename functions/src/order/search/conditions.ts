import { sql, type RawBuilder } from 'kysely';
import { can, type RoleFields } from '../../../../domain/session/access';
import { fold } from '../../../../domain/words/text';
import { literal } from '../../postgres/literal';

export type Searcher = RoleFields & { uid: string };

/** The orders in the caller's list. */
export function isOwn(caller: Searcher): RawBuilder<unknown> {
  if (can(caller, 'ordersOfAll')) return sql`true`;
  if (can(caller, 'ordersOfSeller')) return sql`idvendedor = ${caller.uid}`;
  return sql`idcliente = ${caller.uid}`;
}

/** Each word must be in the company's name, or the whole text in its CNPJ, which is stored without signs. */
export function isCompany(text: string): RawBuilder<unknown> {
  const words = text.split(' ').map((word) => sql`empresa like ${within(word)}`);
  const isNamed = sql.join(words, sql` and `);
  const code = text.replace(/[./-]/g, '');
  return code === text || code === '' ? isNamed : sql`(${isNamed} or empresa like ${within(code)})`;
}

/** A correlated subquery: PostgreSQL evaluates it only for orders that match everything else. */
export function holdsOne(line: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select true from itensdopedido
    where itensdopedido.numeropedido = pedidos.numeropedido and ${line} limit 1)`;
}

export function isAmongOrdersOf(lines: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`numeropedido in (select numeropedido from itensdopedido where ${lines})`;
}

/** A LIKE pattern for a folded column. */
export function within(text: string): string {
  return `%${literal(fold(text))}%`;
}
