import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { can } from '../../../../domain/session/access';
import { useUser } from '../../../providers/session/session';
import { Late } from '../../../ui/dialogs/late';
import { useControlSize } from '../../../ui/hooks/use-control-size';

const loadDrawer = async () => (await import('./update-drawer')).UpdateDrawer;

interface UpdateProductsProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The administrator's way from the catalogue to its lists; what it opens is loaded when it is first needed. */
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
      <Late
        load={loadDrawer}
        needed={open}
        failure="A atualização de produtos não foi aberta"
        onFail={onClose}
        props={{ open, onClose }}
      />
    </>
  );
}
