import { useState } from 'react';

import { can } from '../../../../domain/session/access';
import { useUser } from '../../../providers/session/session';
import { ErpDialog } from './erp/erp-dialog';
import { ExportDialog, type ExportDialogProps } from './export-dialog';

/** The export of a list; from it the administrator goes on to the file for the ERP. */
export function ExportDialogs(props: Omit<ExportDialogProps, 'onErp'>) {
  const [erp, setErp] = useState(false);
  const readsAll = can(useUser(), 'ordersOfAll');
  if (erp) return <ErpDialog onClose={props.onClose} />;
  return <ExportDialog {...props} {...(readsAll && { onErp: () => setErp(true) })} />;
}
