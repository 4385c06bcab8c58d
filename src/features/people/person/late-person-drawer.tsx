import { FailedDialog } from '../../../ui/late/failed-dialog';
import { lazyPart } from '../../../ui/late/lazy-part';

const Drawer = lazyPart({
  load: async () => (await import('./person-drawer')).PersonDrawer,
  failure: 'O cadastro não foi aberto',
  Failed: FailedDialog,
});

interface LatePersonDrawerProps {
  /** Whose page it is; '' while none is open. */
  uid: string;
  onClose: () => void;
}

/** A person's page. */
export function LatePersonDrawer({ uid, onClose }: LatePersonDrawerProps) {
  return <Drawer needed={uid !== ''} uid={uid} onClose={onClose} />;
}
