import { useDrawers } from '../../providers/page/drawers';
import { lazyDialog } from '../../ui/late/lazy-dialog';

const ReorderDrawer = lazyDialog({
  load: async () => (await import('../../features/lists/reorder/reorder-drawer')).ReorderDrawer,
  failure: 'Os itens não foram abertos',
});

const ListsDrawer = lazyDialog({
  load: async () => (await import('../../features/lists/lists-drawer')).ListsDrawer,
  failure: 'As listas não foram abertas',
});

const CustomerDrawer = lazyDialog({
  load: async () => (await import('../../features/people/customer/customer-drawer')).CustomerDrawer,
  failure: 'A página do cliente não foi aberta',
});

/** The drawers that several screens open. */
export function Drawers() {
  const { current, close } = useDrawers();
  const source = current?.kind === 'reorder' ? current.source : undefined;
  const lists = current?.kind === 'lists' ? current : undefined;
  const customer = current?.kind === 'customer' ? current.uid : '';
  return (
    <>
      <ReorderDrawer needed={source !== undefined} source={source} onClose={close} />
      <ListsDrawer
        needed={lists !== undefined}
        open={lists !== undefined}
        save={lists?.save === true}
        onClose={close}
      />
      <CustomerDrawer needed={customer !== ''} uid={customer} onClose={close} />
    </>
  );
}
