import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ComponentType } from 'react';

interface Closed {
  onClose: () => void;
}

interface ExportButtonProps<Props> {
  Dialog: ComponentType<Props & Closed>;
  /** Of the dialog. */
  props: Props;
}

/** Opens the export of what a list shows; its code comes with the first click. */
export function ExportButton<Props extends object>({ Dialog, props }: ExportButtonProps<Props>) {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Exportar
      </Button>
      {open && <Dialog {...props} onClose={onClose} />}
    </>
  );
}
