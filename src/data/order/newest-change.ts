import { equalTo, limitToLast, orderByChild, query, ref, type Query } from 'firebase/database';

import { can } from '../../../domain/session/access';
import type { User } from '../../../domain/people/user';
import { paths } from '../../../domain/paths';
import { database, watch } from '../base/database';
import { together, type Subscribe } from '../base/subscription';

/**
 * A text that changes when orders change that the person may read, so that screens over many orders know when to
 * reload. It is made of the last changed order (administrator), the newest order and last moved order (seller), or the
 * newest order (customer).
 */
export function watchNewestChange(user: User): Subscribe<string> {
  const { uid } = user;
  const heads = ref(database, paths.orderHeads);
  const newest = (list: Query) => watchLast(query(list, limitToLast(1)));
  if (can(user, 'ordersOfAll')) return newest(query(heads, orderByChild('mudouem')));
  if (!can(user, 'ordersOfSeller')) {
    return newest(query(heads, orderByChild('cliente/uid'), equalTo(uid)));
  }
  const moved = watch(ref(database, paths.summaryMarker), (order) => String(order.val()));
  const own = newest(query(heads, orderByChild('idvendedor'), equalTo(uid)));
  return (next, fail) => together([own, moved])((changes) => next(changes.join(' ')), fail);
}

function watchLast(list: Query): Subscribe<string> {
  return watch(list, (orders) => {
    let change = '';
    orders.forEach((order) => {
      change = `${order.key} ${String(order.child('mudouem').val())}`;
    });
    return change;
  });
}
