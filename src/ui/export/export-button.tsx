import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ComponentType } from 'react';

interface Closed {
  onClose: () => void;
}

interface ExportButtonProps<Props> {
  Dialog: ComponentType<Props & Closed>;
  /** Props of the dialog. */
  props: Props;
}

/** A button that opens the export of a list. The dialog's code loads with the first click. */
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
