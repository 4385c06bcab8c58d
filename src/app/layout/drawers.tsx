import { useDrawers } from '../../providers/page/drawers';
import { Late } from '../../ui/dialogs/late';

const loadReorder = async () =>
  (await import('../../features/lists/reorder/reorder-drawer')).ReorderDrawer;

const loadLists = async () => (await import('../../features/lists/lists-drawer')).ListsDrawer;

const loadCustomer = async () =>
  (await import('../../features/people/customer/customer-drawer')).CustomerDrawer;

/** The drawers that several screens open. */
export function Drawers() {
  const { current, close } = useDrawers();
  const source = current?.kind === 'reorder' ? current.source : undefined;
  const lists = current?.kind === 'lists' ? current : undefined;
  const customer = current?.kind === 'customer' ? current.uid : '';
  return (
    <>
      <Late
        load={loadReorder}
        needed={source !== undefined}
        failure="Os itens não foram abertos"
        onFail={close}
        props={{ source, onClose: close }}
      />
      <Late
        load={loadLists}
        needed={lists !== undefined}
        failure="As listas não foram abertas"
        onFail={close}
        props={{ open: lists !== undefined, save: lists?.save === true, onClose: close }}
      />
      <Late
        load={loadCustomer}
        needed={customer !== ''}
        failure="A página do cliente não foi aberta"
        onFail={close}
        props={{ uid: customer, onClose: close }}
      />
    </>
  );
}
