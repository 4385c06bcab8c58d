import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

import { FailedDialog } from '../../../ui/late/failed-dialog';
import { lazyPart } from '../../../ui/late/lazy-part';

const CreditDrawer = lazyPart({
  load: async () => (await import('./credit-drawer')).CreditDrawer,
  failure: 'A atualização do crédito não foi aberta',
  Failed: FailedDialog,
});

/** The administrator's button on /clientes. The drawer's code loads when it is first needed. */
export function UpdateCredit() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<UploadOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Atualizar crédito
      </Button>
      <CreditDrawer needed={open} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
