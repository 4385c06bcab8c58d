import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { can } from '../../../../domain/session/access';
import { useUser } from '../../../providers/session/session';
import { FailedDialog } from '../../../ui/late/failed-dialog';
import { lazyPart } from '../../../ui/late/lazy-part';
import { useControlSize } from '../../../ui/hooks/use-control-size';

const UpdateDrawer = lazyPart({
  load: async () => (await import('./update-drawer')).UpdateDrawer,
  failure: 'A atualização de produtos não foi aberta',
  Failed: FailedDialog,
});

interface UpdateProductsProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The administrator's button that opens 'Atualizar produtos'. Its code loads when it is first needed. */
export function UpdateProducts(props: UpdateProductsProps) {
  return can(useUser(), 'administer') && <UpdateButton {...props} />;
}

function UpdateButton({ open, onOpen, onClose }: UpdateProductsProps) {
  const size = useControlSize();
  return (
    <>
      <Button
        size={size}
        icon={<UploadOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        Atualizar produtos
      </Button>
      <UpdateDrawer needed={open} open={open} onClose={onClose} />
    </>
  );
}
