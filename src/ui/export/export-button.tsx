import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ComponentType } from 'react';

import { Late } from '../dialogs/late';

interface Closed {
  onClose: () => void;
}

interface ExportButtonProps<Props> {
  /** Must be stable. */
  load: () => Promise<ComponentType<Props & Closed>>;
  /** Of its dialog. */
  props: Props;
}

/** Opens the export of what a list shows; its code comes with the first click. */
export function ExportButton<Props extends object>({ load, props }: ExportButtonProps<Props>) {
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
      {open && (
        <Late
          load={load}
          needed
          failure="A exportação não foi aberta"
          onFail={onClose}
          props={{ ...props, onClose }}
        />
      )}
    </>
  );
}
