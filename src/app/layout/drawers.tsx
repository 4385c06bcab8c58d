import { useEffect, useState, type ComponentType } from 'react';

import { describeFailure } from '../../../domain/outbox/failure';
import { useDrawers } from '../../providers/page/drawers';
import { useNotify } from '../../ui/notices/notify';

const loadReorder = async () =>
  (await import('../../features/lists/reorder/reorder-drawer')).ReorderDrawer;

const loadLists = async () => (await import('../../features/lists/lists-drawer')).ListsDrawer;

/** The drawers that several screens open. */
export function Drawers() {
  const { current, close } = useDrawers();
  const source = current?.kind === 'reorder' ? current.source : undefined;
  const lists = current?.kind === 'lists' ? current : undefined;
  return (
    <>
      <Late
        load={loadReorder}
        needed={source !== undefined}
        failure="Os itens não foram abertos"
        props={{ source, onClose: close }}
      />
      <Late
        load={loadLists}
        needed={lists !== undefined}
        failure="As listas não foram abertas"
        props={{ open: lists !== undefined, save: lists?.save === true, onClose: close }}
      />
    </>
  );
}

interface LateProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  needed: boolean;
  /** Said where it could not be loaded; the next opening tries again. */
  failure: string;
  props: Props;
}

/** A drawer whose code is loaded when it is first needed. */
function Late<Props extends object>({ load, needed, failure, props }: LateProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const { close } = useDrawers();
  const notify = useNotify();
  const missing = needed && !Component;
  useEffect(() => {
    if (!missing) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      (error: unknown) => {
        console.error('A drawer could not be loaded', error);
        close();
        notify.error(describeFailure(failure, error));
      },
    );
  }, [missing, load, failure, close, notify]);
  return Component && <Component {...props} />;
}
