import { can } from '../../../../domain/session/access';
import { useHasUncounted } from '../../../providers/order/search/uncounted-orders';
import { useUser } from '../../../providers/session/session';
import { Note } from '../../../ui/states/note';

const words =
  'Há pedidos antigos que as listas ainda não conhecem. Para tê-los aqui, é preciso refazer as contas no servidor (npm run recount).';

/** Tells administrators that lists lack orders of the original app until a recount. */
export function UncountedNotice() {
  if (!useHasUncounted(can(useUser(), 'ordersOfAll'))) return null;
  return <Note type="info" title={words} style={{ marginTop: 'var(--mmv-space-2)' }} />;
}
