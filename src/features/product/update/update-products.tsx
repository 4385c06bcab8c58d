import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';

import { can } from '../../../../domain/session/access';
import { describeFailure } from '../../../../domain/outbox/failure';
import { useUser } from '../../../providers/session/session';
import { useNotify } from '../../../ui/notices/notify';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import type { UpdateDrawer } from './update-drawer';

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
  const notify = useNotify();
  const [Loaded, setLoaded] = useState<typeof UpdateDrawer>();

  useEffect(() => {
    if (!open || Loaded) return;
    import('./update-drawer').then(
      ({ UpdateDrawer }) => setLoaded(() => UpdateDrawer),
      (error: unknown) => {
        console.error('The update of products could not be loaded', error);
        notify.error(describeFailure('A atualização de produtos não foi aberta', error));
        onClose();
      },
    );
  }, [open, Loaded, notify, onClose]);

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
      {Loaded && <Loaded open={open} onClose={onClose} />}
    </>
  );
}
