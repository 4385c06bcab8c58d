import { Late } from '../../../ui/dialogs/late';

const loadDrawer = async () => (await import('./person-drawer')).PersonDrawer;

interface LatePersonDrawerProps {
  /** Whose page it is; '' while none is open. */
  uid: string;
  onClose: () => void;
}

/** A person's page. */
export function LatePersonDrawer({ uid, onClose }: LatePersonDrawerProps) {
  return (
    <Late
      load={loadDrawer}
      needed={uid !== ''}
      failure="O cadastro não foi aberto"
      onFail={onClose}
      props={{ uid, onClose }}
    />
  );
}
