import { Drawer as AntdDrawer, type DrawerProps as AntdDrawerProps } from 'antd';

import { useLayer } from './layers';
import { unsavedQuestion, useConfirmDialog } from './use-confirm-dialog';
import { inRem } from '../theme/rem';

interface DrawerProps extends Omit<AntdDrawerProps, 'closable' | 'size'> {
  /** CSS width. */
  size: string;
  open: boolean;
  onClose: () => void;
  closable?: Exclude<AntdDrawerProps['closable'], boolean>;
  /** True if closing would lose unsaved input. The drawer then asks first. */
  loses?: () => boolean;
}

/** A drawer over the screen. Back closes it if Escape does. */
export function Drawer({
  size,
  open,
  onClose,
  closable,
  keyboard = true,
  loses = () => false,
  ...rest
}: DrawerProps) {
  const { askConfirmation } = useConfirmDialog();
  function close() {
    if (loses()) askConfirmation({ ...unsavedQuestion, action: onClose });
    else onClose();
  }
  useLayer(open, () => {
    if (keyboard) close();
  });
  return (
    <AntdDrawer
      {...rest}
      size={inRem(size)}
      open={open}
      keyboard={keyboard}
      closable={{ placement: 'end', 'aria-label': 'Fechar', ...closable }}
      onClose={close}
    />
  );
}
