import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ComponentProps } from 'react';

import { Late } from '../../../ui/dialogs/late';
import type { PeopleExportDialog } from './people-export-dialog';

const loadDialog = async () => (await import('./people-export-dialog')).PeopleExportDialog;

/** Opens the export of what a list of people shows; its code comes with the first click. */
export function PeopleExportButton(
  props: Omit<ComponentProps<typeof PeopleExportDialog>, 'onClose'>,
) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
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
          load={loadDialog}
          needed
          failure="A exportação não foi aberta"
          onFail={close}
          props={{ ...props, onClose: close }}
        />
      )}
    </>
  );
}
