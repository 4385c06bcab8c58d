import { equalTo, limitToLast, orderByChild, query, ref } from 'firebase/database';

import { can } from '../../../domain/session/access';
import type { User } from '../../../domain/people/user';
import { paths } from '../../../domain/paths';
import { database, watch } from '../base/database';
import type { Subscribe } from '../base/subscription';

/**
 * The order that changed last and when, of all orders; of those who read only their own, their newest one. It tells a
 * screen that shows what follows from many orders to ask again.
 */
export function watchNewestChange(user: User): Subscribe<string> {
  const { uid } = user;
  const heads = ref(database, paths.orderHeads);
  const newest = can(user, 'ordersOfAll')
    ? query(heads, orderByChild('mudouem'), limitToLast(1))
    : query(
        heads,
        orderByChild(can(user, 'ordersOfSeller') ? 'idvendedor' : 'cliente/uid'),
        equalTo(uid),
        limitToLast(1),
      );
  return watch(newest, (orders) => {
    let change = '';
    orders.forEach((order) => {
      change = `${order.key} ${String(order.child('mudouem').val())}`;
    });
    return change;
  });
}
